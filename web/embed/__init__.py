"""What other sites put into their pages: previews of rules (`embed.js`), frames, what oEmbed asks.

oembed     an address of ours becomes what oEmbed gives
snippet    options become the tag that loads embed.js
"""
