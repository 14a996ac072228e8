"""The net under the reader of card text: what each line of a file of cards was read as."""
