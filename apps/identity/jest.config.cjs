const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'identity', testEnvironment: 'node', rootDir: __dirname };
