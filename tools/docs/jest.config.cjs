const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'docs', testEnvironment: 'node', rootDir: __dirname };
