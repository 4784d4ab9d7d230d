const preset = require('../../jest.preset.cjs');

const server = Boolean(process.env.TEST_DATABASE_URL);
const long = Boolean(process.env.ROUNDS);

/**
 * The built API as a process under faults: on the embedded engine, or on the PostgreSQL server of TEST_DATABASE_URL.
 * ROUNDS sets the number of rounds: a number, or `long`.
 */
module.exports = {
  ...preset,
  displayName: 'api-e2e',
  testEnvironment: 'node',
  rootDir: __dirname,
  globalSetup: '<rootDir>/src/support/global-setup.ts',
  globalTeardown: '<rootDir>/src/support/global-teardown.ts',
  testMatch: ['both', server ? 'server' : 'embedded'].map(
    (folder) => `<rootDir>/src/specs/${folder}/*.spec.ts`,
  ),
  // Times are measured.
  maxWorkers: 1,
  // Generous, for two busy processors: only what fails waits so long.
  testTimeout: long ? 60 * 60_000 : 120_000,
};
