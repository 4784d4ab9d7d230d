const { load } = require('./load.cjs');

module.exports = (tree, options) => load('../src/park/park.ts')(tree, options);
