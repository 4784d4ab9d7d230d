const preset = require('../../jest.preset.cjs');
const { inBundles } = require('../../tools/workspace/jest/bundles.cjs');

module.exports = inBundles(
  {
    ...preset,
    displayName: 'ui',
    testEnvironment: 'jsdom',
    rootDir: __dirname,
    setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/test-setup.ts'],
  },
  { bundles: 1 },
);
