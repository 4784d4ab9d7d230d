const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'web',
  testEnvironment: '<rootDir>/src/testing/environment.cjs',
  rootDir: __dirname,
  // Journeys of many keys: only what fails waits so long.
  testTimeout: 30_000,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^virtual:photographs$': '<rootDir>/src/testing/no-photographs.ts',
  },
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts'],
};
