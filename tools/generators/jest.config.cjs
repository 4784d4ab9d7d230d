const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'tools',
  testEnvironment: 'node',
  rootDir: __dirname,
  // Generators print what to do next.
  silent: true,
  setupFiles: [...preset.setupFiles, '<rootDir>/src/testing/no-formatting.cjs'],
};
