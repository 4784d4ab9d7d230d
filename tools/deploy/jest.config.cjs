const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'deploy', testEnvironment: 'node', rootDir: __dirname };
