import { existsSync, statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { isNight } from './src/support/night';

// Nx sets it, and Playwright sets FORCE_COLOR for its workers: Node warns of the two.
delete process.env.NO_COLOR;

const nightly = '**/*.night.spec.ts';
/** Look at screens with `expectAccessible`: each run in a narrow window, the night in wide ones. */
const ofScreens =
  '**/{public-screens,session,species-at-a-glance,admin,keeping,place-warning,talk,notifications,sightings}.spec.ts';

/** Playwright has Chromium's processes share files on the disk, since a container often has 64 MB of this memory. */
const sharedMemory = existsSync('/dev/shm') ? statfsSync('/dev/shm') : { bavail: 0, bsize: 0 };
const hasRoom = sharedMemory.bavail * sharedMemory.bsize > 2 ** 30;

/**
 * The tests run against the built site: each worker starts a site of its own with real sign-in, the real API and an
 * empty database. CHROMIUM_PATH names the browser.
 */
export default defineConfig({
  testDir: './src/specs',
  ...(isNight ? { testMatch: [nightly, ofScreens] } : { testIgnore: nightly }),
  outputDir: './test-results',
  snapshotPathTemplate: './src/trees/{arg}{ext}',
  globalSetup: './src/support/global-setup.ts',
  fullyParallel: true,
  // A worker often waits for a page: two of them leave an eighth of two processors idle.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // These limits are generous, for two busy processors: only what fails waits so long.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: 'playwright-report.json' }]],
  use: {
    actionTimeout: 60_000,
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // `withMotion` of support/fixtures.ts is the opposite.
    contextOptions: { reducedMotion: 'reduce' },
    // `page.route` sees every request of the page; specs of the worker take it themselves.
    serviceWorkers: 'block',
    launchOptions: {
      ignoreDefaultArgs: hasRoom ? ['--disable-dev-shm-usage'] : [],
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Costs a tenth of the time: `npx nx e2e web-e2e -- --trace on` records.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
