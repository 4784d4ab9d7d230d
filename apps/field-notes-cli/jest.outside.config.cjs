const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'field-notes-cli-e2e',
  testEnvironment: 'node',
  rootDir: __dirname,
  testMatch: ['<rootDir>/e2e/*.spec.ts'],
  testTimeout: 180_000,
};
