/** A stylesheet, font or picture under Jest: an address without a target. */
module.exports = 'file-stub';
