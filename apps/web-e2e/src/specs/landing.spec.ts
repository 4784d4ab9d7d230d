import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated';
import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

const region = (page: Page, name: string) => page.getByRole('region', { name });

const offset = (page: Page) =>
  page
    .locator('section:has(h1)')
    .evaluate((hero) => Number(getComputedStyle(hero).getPropertyValue('--offset')));

test('the key features show the newest titles and a species of the day once they are in view', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/news')) calls.push(request.url());
  });
  await page.goto('/');
  await untilHydrated(page);
  expect(calls).toEqual([]);
  const features = region(page, 'Key Features');
  await expect(features.getByText('Meet a species')).toBeAttached();
  for (const card of await features.getByRole('listitem').all()) await card.scrollIntoViewIfNeeded();
  await expect(features.getByText('Tigers return to a restored valley (1)')).toBeVisible();
  await expect(features.getByText('Species of the day')).toBeVisible();
  for (const [name, address] of [
    ['Live Animal Tracking', '/live-tracking/amur-falcon'],
    ['Wildlife News & Updates', '/news'],
    ['Wildlife Knowledge Hub', '/animals'],
    ['Fun Facts & Interactive Content', '/games'],
  ] as const)
    await expect(features.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  await expect(features.getByText('Amur Falcon · simulated route')).toBeVisible();
  // The link covers the card.
  await features
    .locator('li')
    .first()
    .click({ position: { x: 40, y: 200 } });
  await expect(page).toHaveURL('/live-tracking/amur-falcon');
});

test('news that fail leave the picture and move nothing', async ({ page, browserConsole }) => {
  browserConsole.allow(/net::ERR_FAILED/);
  await page.route('**/api/news?*', (route) => route.abort());
  await page.goto('/');
  const card = region(page, 'Key Features').getByRole('listitem').nth(1);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/news'));
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  await failed;
  await expect(card.getByText('In the news')).toHaveCount(0);
  expect((await card.boundingBox())?.height).toBe(before?.height);
});

test('with reduced motion the hero does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY === 400);
  expect(await offset(page)).toBe(0);
  const moving = await region(page, 'Key Features')
    .locator('svg path')
    .evaluateAll((paths) => paths.filter((path) => getComputedStyle(path).animationName !== 'none').length);
  expect(moving).toBe(0);
});
