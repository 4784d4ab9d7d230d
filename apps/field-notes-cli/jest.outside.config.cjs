const preset = require('../../jest.preset.cjs');

/** The packed app outside the workspace, beside a started site. */
module.exports = {
  ...preset,
  displayName: 'field-notes-cli-e2e',
  testEnvironment: 'node',
  rootDir: __dirname,
  testMatch: ['<rootDir>/e2e/*.spec.ts'],
  testTimeout: 180_000,
};
