const preset = require('../../jest.preset.cjs');
const { inBundles } = require('../../tools/workspace/jest/bundles.cjs');

// It tells at each start which Node it will want one day: that is for whoever runs a site, not for a test.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

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
