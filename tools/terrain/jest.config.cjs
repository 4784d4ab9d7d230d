const preset = require('../../jest.preset.cjs');
const { inBundles } = require('../../tools/workspace/jest/bundles.cjs');

module.exports = inBundles({
  ...preset,
  displayName: 'terrain',
  testEnvironment: 'node',
  rootDir: __dirname,
});
