const preset = require('../../jest.preset.cjs');

module.exports = { ...preset, displayName: 'web', testEnvironment: 'jsdom', rootDir: __dirname };
