const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'identity',
  testEnvironment: 'node',
  rootDir: __dirname,
  // Password hashes take their time by design, and some tests start processes.
  testTimeout: 60_000,
};
