import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { answerForNewsHosts } from '../support/news';

declare global {
  interface Window {
    shifts: number[];
  }
}

/** Collects layout shifts without input from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const addresses = [
  '/',
  '/animals',
  '/animals?q=tiger',
  '/animals?q=zzz',
  '/animal/1',
  '/parks&sancturies',
  '/parks&sancturies?q=kaziranga',
  '/parks&sancturies/kaziranga-national-park',
  '/favorites',
  '/games',
  '/games/wild-match',
  '/games/wordle',
  '/games/detective',
  '/about-us',
  '/contact-us',
  '/live-tracking',
  '/news',
];

for (const width of [390, 1440]) {
  test(`nothing shifts while a page loads, ${width} px`, async ({ page, browserConsole }) => {
    // One article's picture is missing.
    browserConsole.allow(/404/);
    await watchShifts(page);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('https://tile.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await answerForNewsHosts(page);
    await page.setViewportSize({ width, height: 844 });
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('footer')).toBeVisible();
      const total = await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
      expect(total, address).toBeLessThan(0.005);
    }
  });
}

test('three cards stand side by side on a wide screen, two on a tablet, one on a phone', async ({ page }) => {
  await page.goto('/animals');
  const columns = () =>
    page
      .getByRole('list', { name: 'Animals' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  for (const [width, count] of [
    [1440, 3],
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await columns(), `${width} px`).toBe(count);
  }
});

test('on a phone the × of a long dialog stays in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/parks&sancturies/kaziranga-national-park');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  expect(await dialog.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(300);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
