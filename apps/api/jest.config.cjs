const preset = require('../../jest.preset.cjs');
const { inBundles } = require('../../tools/workspace/jest/bundles.cjs');

module.exports = inBundles(
  {
    ...preset,
    displayName: 'api',
    testEnvironment: 'node',
    rootDir: __dirname,
    setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/testing/close-databases.ts'],
    maxWorkers: 2,
    // The first spec that needs a database may have to make one, which takes some seconds.
    testTimeout: 120_000,
  },
  { bundles: 4 },
);
