"""The reference without a server, or without a connection.

pack       editions become the packed index: parts that a script loads one after the other
tree       a page becomes a tree of elements, and the tree HTML or XHTML
errors     where an export cannot be written
files      addresses of the site become files of an export
export     the site becomes a folder of files
folder     a folder is put in place whole, or not at all
epub       the site becomes a book
"""
