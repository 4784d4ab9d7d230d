const preset = require('../../jest.preset.cjs');
const { inBundles } = require('../../tools/workspace/jest/bundles.cjs');

module.exports = inBundles(
  {
    ...preset,
    displayName: 'identity',
    testEnvironment: 'node',
    rootDir: __dirname,
    setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/testing/end-databases.ts'],
    // Password hashes take their time by design, and some tests start processes.
    testTimeout: 120_000,
  },
  { bundles: 2 },
);
