const { load } = require('./load.cjs');

module.exports = (tree, options) => load('../src/species/species.ts')(tree, options);
