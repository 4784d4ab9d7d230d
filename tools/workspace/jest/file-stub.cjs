/** What a stylesheet, font or picture import is under Jest: an address that leads nowhere. */
module.exports = 'file-stub';
