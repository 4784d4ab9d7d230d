import { defineConfig, devices } from '@playwright/test';

/**
 * The journeys run against the built site, one site of its own for each worker: real sign-in, real API, a database
 * that begins empty. Chromium is the one that CHROMIUM_PATH names.
 */
export default defineConfig({
  testDir: './src/journeys',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // In CI one moment of a busy machine does not stop a change. Who needed the second try is named at the end (`flaky`)
  // and counted in the closing line: a fault of the journey or of the site, to be found like any other.
  retries: process.env.CI ? 1 : 0,
  // Generous, for two busy processors: only what fails waits so long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./src/support/count-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // Journeys that answer for the network see every request of the page; offline.spec.ts runs with the worker.
    serviceWorkers: 'block',
    launchOptions: {
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
    // Recording costs a tenth of the time: where there is a second try, that one is recorded. Not with snapshots: the
    // recorder fetches pictures in preview, which the pages' policy rightly refuses.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', snapshots: false },
    screenshot: 'only-on-failure',
  },
});
