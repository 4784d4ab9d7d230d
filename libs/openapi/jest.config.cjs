const preset = require('../../jest.preset.cjs');
const { inBundles } = require('../../tools/workspace/jest/bundles.cjs');

module.exports = inBundles(
  { ...preset, displayName: 'openapi', testEnvironment: 'node', rootDir: __dirname },
  { bundles: 1 },
);
