const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'api', testEnvironment: 'node', rootDir: __dirname };
