const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'workspace', testEnvironment: 'node', rootDir: __dirname };
