const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'field-notes-cli',
  testEnvironment: 'node',
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
};
