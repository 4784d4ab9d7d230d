import { defineConfig } from '@playwright/test';

delete process.env.NO_COLOR;

/** The journeys in the engines that Playwright cannot drive as they are installed: docs/decisions/560. */
export default defineConfig({
  testDir: './src/engines/journeys',
  outputDir: './test-results',
  globalSetup: './src/engines/global-setup.ts',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: 'playwright-report.json' }]],
});
