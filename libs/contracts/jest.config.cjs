const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'contracts', testEnvironment: 'node', rootDir: __dirname };
