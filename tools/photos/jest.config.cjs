const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'photos', testEnvironment: 'node', rootDir: __dirname };
