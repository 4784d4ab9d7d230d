const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'api',
  testEnvironment: 'node',
  rootDir: __dirname,
  // By far the longest suite: Jest's default leaves one processor to others, which end sooner.
  maxWorkers: '100%',
  // The first spec that needs a database may have to make one, which takes some seconds.
  testTimeout: 60_000,
};
