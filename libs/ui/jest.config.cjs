const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'ui',
  testEnvironment: 'jsdom',
  rootDir: __dirname,
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/test-setup.ts'],
};
