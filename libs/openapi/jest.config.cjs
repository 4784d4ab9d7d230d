const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'openapi', testEnvironment: 'node', rootDir: __dirname };
