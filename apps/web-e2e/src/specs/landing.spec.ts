import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated';
import { expect, test, withMotion } from '../support/fixtures';
import { serveTiles } from '../support/tracker';

test.use(withMotion);

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the page shows what is out there today, and the newest titles, once they are in view', async ({
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
  for (const card of await features.getByRole('listitem').all()) await card.scrollIntoViewIfNeeded();
  await expect(features.getByText('Tigers return to a restored valley (1)')).toBeVisible();
  const today = region(page, 'Out there today');
  await today.getByRole('img', { name: /^Poster of/ }).scrollIntoViewIfNeeded();
  await expect(today.getByText('Species of the day')).toBeVisible();
  await today.getByRole('link', { name: /^Poster of/ }).click();
  await expect(page).toHaveURL(/\/parks&sancturies\/./);
  await page.goBack();
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

test('three birds fly over India until somebody stops them, and each leads to its track', async ({
  context,
  page,
}) => {
  await serveTiles(context);
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause the birds' }).click();
  await expect(page.getByRole('button', { name: 'Let the birds fly' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByText('Three cuckoos crossed India in autumn 2021.')).toBeVisible();
  await page.getByRole('link', { name: 'Follow cuckoo BED44E' }).click();
  await expect(page).toHaveURL('/live-tracking/measured/cuckoo-bed44e');
});

test('on a phone the page is short, and rows to swipe show their next card and take the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const [height, width] = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight, scrollWidth];
  });
  expect(width).toBe(390);
  expect(height).toBeLessThanOrEqual(4500);
  for (const name of ['Key Features', 'Featured Animals']) {
    const cards = region(page, name).getByRole('listitem');
    const next = await cards.nth(1).boundingBox();
    expect(next?.x).toBeLessThan(390 - 24);
    await cards.last().getByRole('link').focus();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  }
});
