const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'wildlife-data', testEnvironment: 'node', rootDir: __dirname };
