/** Nx loads plugins as CommonJS; the generators and the rules that they ask are TypeScript. */
const path = require('node:path');

process.env.TSX_TSCONFIG_PATH ??= path.join(__dirname, '../../../tsconfig.base.json');
const { require: requireTs } = require('tsx/cjs/api');

/** A generator that asks the facts, which are read first: a clone has none yet. */
exports.load = (file) => {
  const faults = requireTs('../../../libs/wildlife-data/facts/write-facts.ts', __filename).writeFacts();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return requireTs(file, __filename).default;
};
