const preset = require('../../jest.preset.cjs');
const { inBundles } = require('../../tools/workspace/jest/bundles.cjs');

module.exports = inBundles(
  {
    ...preset,
    displayName: 'tools',
    testEnvironment: 'node',
    rootDir: __dirname,
    // Generators print what to do next.
    silent: true,
    setupFiles: [...preset.setupFiles, '<rootDir>/src/testing/no-formatting.cjs'],
  },
  { bundles: 1 },
);
