/** Nx loads plugins as CommonJS, but the generators are TypeScript. */
const path = require('node:path');

process.env.TSX_TSCONFIG_PATH ??= path.join(__dirname, '../../../tsconfig.base.json');
const { require: requireTs } = require('tsx/cjs/api');

module.exports = (tree, options) => requireTs('../src/feature/feature.ts', __filename).default(tree, options);
