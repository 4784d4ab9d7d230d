const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'tools',
  testEnvironment: 'node',
  rootDir: __dirname,
  setupFiles: [...preset.setupFiles, '<rootDir>/src/testing/no-formatting.cjs'],
};
