import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';

export const address = '/live-tracking';

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#aad3df"/><path d="M0 0 256 256" stroke="#fff"/></svg>';

interface Tiles {
  asked: string[];
  referrers: (string | undefined)[];
}

/** Answers for the tile server. */
export async function serveTiles(context: BrowserContext): Promise<Tiles> {
  const tiles: Tiles = { asked: [], referrers: [] };
  await context.route('https://tile.openstreetmap.org/**', (route) => {
    tiles.asked.push(route.request().url());
    tiles.referrers.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'image/svg+xml', body: tile });
  });
  return tiles;
}

export const box = (page: Page) => page.getByRole('combobox', { name: 'Search animal' });
export const stops = (page: Page) => page.getByRole('region', { name: 'Route log' }).getByRole('listitem');
export const map = (page: Page) => page.getByRole('region', { name: /^Map of/ });
/** The stops that the line has reached. */
export const stopMarks = (page: Page) => map(page).locator('.leaflet-marker-icon:empty');
export const animal = (page: Page, name: string) => map(page).getByRole('img', { name });

/** Opens the page with its clock standing still. */
export async function openPaused(page: Page, rest = '') {
  await page.clock.install();
  await page.goto(address + rest);
  await expect(map(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}
