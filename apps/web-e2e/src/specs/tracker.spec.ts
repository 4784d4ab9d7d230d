import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/fixtures';
import { address, animal, box, map, openPaused, serveTiles, stopMarks, stops } from '../support/tracker';

test.use(withMotion);

async function choose(page: Page, name: string) {
  await box(page).fill(name);
  // Measured animals of the same species follow.
  await page.getByRole('option', { name }).first().click();
}

const terrain = (page: Page) => map(page).locator('img.leaflet-tile-loaded[src^="/artwork/terrain/"]');

test('the page stands in its HTML, and begins with the whole world', async ({ page, context }) => {
  const tiles = await serveTiles(context);
  const loaded = await page.goto(address);
  const html = (await loaded?.text()) ?? '';
  for (const text of [
    'Live Tracking',
    'Follow real-time animal migrations',
    'Search animal...',
    'Back to Home',
  ])
    expect(html).toContain(text);
  await expect(page.getByText('Choose an animal to follow')).toBeVisible();
  await expect(map(page)).toContainText('OpenStreetMap contributors');
  await expect.poll(() => tiles.asked.length).toBeGreaterThan(3);
  // Only what is in view; the tile server refuses requests without a referrer.
  expect(tiles.asked.every((url) => url.startsWith('https://tile.openstreetmap.org/2/'))).toBe(true);
  expect(new Set(tiles.referrers)).toEqual(new Set([new URL(page.url()).origin + '/']));
  // On a phone the list lies below the map, which comes back into view with its controls.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: /^Gray Whale/ }).click();
  const mapPanel = page.getByRole('region', { name: 'Map and controls' });
  await expect(mapPanel).toBeInViewport({ ratio: 1 });
  await expect(mapPanel.getByRole('button', { name: 'Replay' })).toBeInViewport({ ratio: 1 });
  await expect(mapPanel.getByRole('button', { name: 'Slow speed' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Selected animal' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a route shows its points at 0, 800 and 1600 ms while the map flies', async ({ page, context }) => {
  await serveTiles(context);
  await openPaused(page);
  await choose(page, 'Amur Falcon');
  await expect(box(page)).toHaveValue('Amur Falcon');
  await expect(page.getByRole('search').getByRole('option')).toHaveCount(0);
  await expect(page).toHaveURL(`${address}/amur-falcon`);
  const face = page.getByRole('region', { name: 'Selected animal' }).locator('img');
  await expect(face).toHaveAttribute('src', '/artwork/portraits/amur-falcon.svg');
  await expect(stops(page)).toHaveCount(1);
  await page.clock.runFor(790);
  await expect(stops(page)).toHaveCount(1);
  await page.clock.runFor(10);
  await expect(stops(page)).toHaveCount(2);
  await page.clock.runFor(790);
  await expect(stops(page)).toHaveCount(2);
  await page.clock.runFor(10);
  await expect(stops(page)).toHaveCount(3);
  await page.clock.runFor(800);
  await expect(stops(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.clock.runFor(1600);
  // The traveller stands in the middle of the map.
  const [ground, marker] = [await map(page).boundingBox(), await animal(page, 'Amur Falcon').boundingBox()];
  if (!ground || !marker) throw new Error('no map');
  expect(Math.abs(marker.x + marker.width / 2 - (ground.x + ground.width / 2))).toBeLessThan(3);
  expect(Math.abs(marker.y + marker.height / 2 - (ground.y + ground.height / 2))).toBeLessThan(3);
  await expect(stopMarks(page)).toHaveCount(4);
  const circle = map(page).locator('path[stroke="none"]');
  await expect(circle).toHaveAttribute('fill', '#f0a02c');

  await choose(page, 'Gray Whale');
  await expect(stops(page)).toHaveCount(1);
  await page.goBack();
  await expect(box(page)).toHaveValue('Amur Falcon');
});

test('without a network for tiles the terrain is there, the route runs, and asking ends', async ({
  page,
  context,
  browserConsole,
}) => {
  // Chromium reports each failed picture; the site must say nothing.
  browserConsole.allow(/^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  let asked = 0;
  await context.route('https://tile.openstreetmap.org/**', (route) => {
    asked += 1;
    return route.abort('internetdisconnected');
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.setViewportSize({ width: 390, height: 844 });
  const unavailable = page.getByText('Map detail unavailable, terrain shown: ETOPO1, Natural Earth');
  await expect(unavailable).toBeVisible();
  // Nothing lies over the map but what is pressed, so the notice stands below all of it.
  const zoomOut = await page.getByRole('button', { name: 'Zoom out' }).boundingBox();
  const notice = await unavailable.boundingBox();
  const frame = await map(page).boundingBox();
  expect(notice?.y).toBeGreaterThan((zoomOut?.y ?? Infinity) + (zoomOut?.height ?? 0));
  expect((frame?.y ?? 0) + (frame?.height ?? 0) - (notice?.y ?? 0)).toBeLessThan(24);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => terrain(page).count()).toBeGreaterThan(3);
  const before = asked;
  await context.setOffline(true);
  await choose(page, 'Olive Ridley Turtle');
  await expect(stops(page)).toHaveCount(4);
  await expect(animal(page, 'Olive Ridley Turtle')).toBeVisible();
  expect(asked).toBe(before);
  await context.setOffline(false);
  await expect.poll(() => asked).toBeGreaterThan(before);
});

test('tiles that keep one waiting give way to the terrain', async ({ page, context }) => {
  await context.route('https://tile.openstreetmap.org/**', () => undefined);
  await page.goto(address);
  await expect.poll(() => terrain(page).count(), { timeout: 15_000 }).toBeGreaterThan(3);
});

test('by keyboard alone: find, choose, pause, step, replay, and pick from all routes', async ({
  page,
  context,
}) => {
  await serveTiles(context);
  await openPaused(page);
  await box(page).focus();
  await page.keyboard.type('whale');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await page.getByRole('option').nth(1).textContent();
  await page.keyboard.press('Enter');
  await expect(box(page)).not.toHaveValue('whale');
  expect(second).toContain(await box(page).inputValue());
  await expect(box(page)).toBeFocused();

  const act = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await act('Pause');
  await page.clock.runFor(5000);
  await expect(stops(page)).toHaveCount(1);
  await act('Step forward');
  await expect(stops(page)).toHaveCount(2);
  await act('Step back');
  await expect(stops(page)).toHaveCount(1);
  const list = page.getByRole('listbox', { name: /^Stops of/ });
  await list.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(stops(page)).toHaveCount(await list.getByRole('option').count());
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(stops(page)).toHaveCount(1);
  await act('Slow speed');
  await act('Play');
  await page.clock.runFor(3900);
  await expect(stops(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(stops(page)).toHaveCount(2);
  await act('Replay');
  await act('Pause');
  await act('2× speed');
  await act('Play');
  await page.clock.runFor(400);
  await expect(stops(page)).toHaveCount(2);
  await act('Replay');
  await expect(stops(page)).toHaveCount(1);

  await page.getByRole('link', { name: 'All routes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}?view=all`);
  const rows = page.getByRole('region', { name: 'All routes', exact: true }).getByRole('link');
  await expect(rows).toHaveCount(48);
  await rows.filter({ hasText: 'Snow Leopard' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}/snow-leopard`);
  await expect(page.getByRole('region', { name: 'Selected animal' })).toBeFocused();
});

test('all animals stand on the first map, none over another, and one is picked there', async ({
  page,
  context,
}) => {
  await serveTiles(context);
  await page.goto(address);
  const heads = map(page).locator('.leaflet-marker-icon:has(img)');
  await expect(heads).toHaveCount(48);
  const boxes = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().toJSON()));
  const gaps = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(28);
  await animal(page, 'Bengal Tiger').click();
  await expect(page).toHaveURL(`${address}/bengal-tiger`);
});

test('all routes lie on the map, and one is picked there', async ({ page, context }) => {
  await serveTiles(context);
  await page.goto(`${address}?view=all`);
  await expect(map(page).locator('.leaflet-marker-icon img')).toHaveCount(48);
  // Within the view: Leaflet undoes scrolling to a marker beyond its edge.
  await animal(page, 'Monarch Butterfly').click();
  await expect(page).toHaveURL(`${address}/monarch-butterfly`);
  await expect(stops(page).first()).toBeVisible();
});

test('the label of a route stays under the pointer, and Escape takes away nothing else', async ({
  page,
  context,
}) => {
  await serveTiles(context);
  await openPaused(page, '?view=all');
  await page.clock.runFor(1000);
  const name = 'Monarch Butterfly';
  const label = map(page).getByRole('tooltip').filter({ hasText: name });
  await box(page).fill('whale');
  const found = page.getByRole('search').getByRole('option');
  await animal(page, name).hover();
  await label.hover();
  await page.clock.runFor(1000);
  await expect(label).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(label).toHaveCount(0);
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(found).toHaveCount(0);

  await box(page).hover();
  await page.clock.runFor(1000);
  await animal(page, name).hover();
  await expect(label).toBeVisible();
  await box(page).hover();
  await page.clock.runFor(1000);
  await expect(label).toHaveCount(0);
});

test('an animal page reads whole without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${address}/amur-falcon`);
  await expect(page).toHaveTitle(/^Amur Falcon: Live Tracking/);
  await expect(stops(page)).toHaveCount(4);
  for (const stop of await stops(page).all()) await expect(stop).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Gray Whale', exact: true }).click();
  await expect(page).toHaveURL(`${address}/gray-whale`);
  await context.close();
});
