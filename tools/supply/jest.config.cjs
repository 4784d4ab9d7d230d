const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'supply', testEnvironment: 'node', rootDir: __dirname };
