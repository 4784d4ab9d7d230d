const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'artwork', testEnvironment: 'node', rootDir: __dirname };
