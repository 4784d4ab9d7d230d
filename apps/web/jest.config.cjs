const { execFileSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { workerGracefulExitTimeout, ...preset } = require('../../jest.preset.cjs');
const { inBundles } = require('../../tools/workspace/jest/bundles.cjs');

// Without Nx, a new clone has no messages yet.
if (!existsSync(path.join(__dirname, 'src/generated')))
  execFileSync('node', ['compile-messages.mjs'], { cwd: __dirname, stdio: 'inherit' });

const config = {
  ...preset,
  rootDir: __dirname,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Jest requires packages, and that file is a module.
    '^exifr/dist/lite\\.esm\\.mjs$': require.resolve('exifr/dist/lite.umd.cjs'),
    '^virtual:photographs$': '<rootDir>/src/testing/no-photographs.ts',
    '^virtual:drawn-boxes$': '<rootDir>/src/testing/drawn-boxes.ts',
    '^virtual:words-5$': '<rootDir>/src/testing/words-5.ts',
    '/(world-map|journey-map|area-map|cells-map|marks-map|pin-map)$': '<rootDir>/src/testing/maps.tsx',
  },
};

/** A spec that touches no document is a `.spec.ts` and runs in Node. */
const { passWithNoTests, ...inNode } = inBundles(
  {
    ...config,
    displayName: 'web in Node',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/**/*.spec.ts'],
    setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/testing/in-english.ts'],
  },
  { bundles: 2, specs: /\.spec\.ts$/ },
);

const { passWithNoTests: _, ...inDocument } = inBundles(
  {
    ...config,
    displayName: 'web',
    testEnvironment: '<rootDir>/src/testing/environment.cjs',
    testMatch: ['<rootDir>/**/*.spec.tsx'],
    setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/testing/setup.ts'],
  },
  { bundles: 4, specs: /\.spec\.tsx$/ },
);

module.exports = {
  // Journeys of many keys: only what fails waits so long.
  testTimeout: 60_000,
  passWithNoTests,
  workerGracefulExitTimeout,
  projects: [inDocument, inNode],
};
