/** Nx loads plugins as CommonJS, but the generators are TypeScript. */
const path = require('node:path');

process.env.TSX_TSCONFIG_PATH ??= path.join(__dirname, '../../../tsconfig.base.json');
const { require: requireTs } = require('tsx/cjs/api');

/** Reads the facts first, which a new clone lacks. */
exports.load = (file) => {
  const faults = requireTs('../../../libs/wildlife-data/facts/write-facts.ts', __filename).writeFacts();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return requireTs(file, __filename).default;
};
