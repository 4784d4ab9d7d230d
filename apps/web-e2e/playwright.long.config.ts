import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** The long runs: `npm run test:long`. */
export default defineConfig({
  ...base,
  testDir: './src/long',
  workers: 1,
  timeout: 20 * 60_000,
  reporter: [['list']],
});
