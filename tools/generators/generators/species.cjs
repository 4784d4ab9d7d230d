/** Nx loads plugins as CommonJS; the generator and the rules that it asks are TypeScript. */
const path = require('node:path');

process.env.TSX_TSCONFIG_PATH ??= path.join(__dirname, '../../../tsconfig.base.json');
const { require: requireTs } = require('tsx/cjs/api');

module.exports = (tree, options) => requireTs('../src/species/species.ts', __filename).default(tree, options);
