const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'api',
  testEnvironment: 'node',
  rootDir: __dirname,
  // The first spec that needs a database may have to make one, which takes some seconds.
  testTimeout: 30_000,
};
