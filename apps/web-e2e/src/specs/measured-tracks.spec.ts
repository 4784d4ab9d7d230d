import type { Page } from '@playwright/test';
import { measuredTracks } from '@aranya/wildlife-data';
import { violations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { address, box, map, serveTiles } from '../support/tracker';

const pageOf = (id: string, query = '') => `${address}/measured/${id}${query}`;
const date = (page: Page) => page.getByRole('slider', { name: 'Date' });
const player = (page: Page) => page.getByRole('region', { name: 'Journey player' });
const spoken = (page: Page) => date(page).getAttribute('aria-valuetext');

/** Opens a track; then its clock stands still. */
async function openStill(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await expect(date(page)).toBeVisible();
  await expect(map(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** The marker's box lies within the map's, which the player is below. */
async function expectAnimalInView(page: Page, name: string, where: string) {
  const marker = map(page).getByRole('img', { name });
  const [inner, outer] = [await marker.boundingBox(), await map(page).boundingBox()];
  if (!inner || !outer) throw new Error(`${where}: nothing drawn`);
  expect(inner.x, where).toBeGreaterThanOrEqual(outer.x);
  expect(inner.y, where).toBeGreaterThanOrEqual(outer.y);
  expect(inner.x + inner.width, where).toBeLessThanOrEqual(outer.x + outer.width);
  expect(inner.y + inner.height, where).toBeLessThanOrEqual(outer.y + outer.height);
}

const drawnPixels = (page: Page) =>
  map(page)
    .locator('canvas')
    .evaluateAll((canvases) =>
      canvases.reduce((sum, canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return sum;
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return sum + pixels.filter((value, at) => at % 4 === 3 && value > 0).length;
      }, 0),
    );

/** Every fifth, unless all are wanted: `TRACKS=all`. */
const played = process.env.TRACKS === 'all' ? measuredTracks : measuredTracks.filter((_, at) => at % 5 === 0);

for (const width of [390, 1440]) {
  test(`each measured track is played to its end at ${width} px, in view and with its credit`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await serveTiles(context);
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    for (const { id, species, individual, source } of played) {
      await page.goto(pageOf(id));
      await expect(
        page.getByRole('region', { name: 'Map and player' }).getByText(source.credit),
        id,
      ).toBeVisible();
      await expect(date(page), id).toBeVisible();
      await page.getByRole('button', { name: '4× speed' }).click();
      await page.clock.runFor(12_500);
      await expect(page.getByRole('button', { name: 'Play', exact: true }), id).toBeVisible();
      await expect(player(page), id).toContainText('The record ends here');
      const atEnd = await date(page).evaluate((input: HTMLInputElement) => input.value === input.max);
      expect(atEnd, id).toBe(true);
      await expectAnimalInView(page, `${species} ${individual}`, id);
      expect(await drawnPixels(page), id).toBeGreaterThan(200);
    }
  });
}

test('by keyboard alone: play, pause, and go through the dates', async ({ page, context }) => {
  await serveTiles(context);
  await openStill(page, pageOf('walrus-357'));
  // It plays by itself; the end stops it.
  await date(page).focus();
  await page.keyboard.press('Home');
  expect(await spoken(page)).toBe('16 Sep 2009');
  await page.keyboard.press('End');
  expect(await spoken(page)).toBe('9 Nov 2009');
  await expect(player(page)).toContainText('The record ends here');
  await page.keyboard.press('PageDown');
  const before = await date(page).inputValue();
  await page.keyboard.press('ArrowRight');
  expect(Number(await date(page).inputValue())).toBeGreaterThan(Number(before));
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(3000);
  expect(Number(await date(page).inputValue())).toBeGreaterThan(Number(await date(page).getAttribute('min')));
  await page.getByRole('button', { name: 'Whole path' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Whole path' })).toHaveAttribute('aria-pressed', 'true');
});

test('found by search and told apart, a pause is shown on the map, and others come along', async ({
  page,
  context,
}) => {
  await serveTiles(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await box(page).fill('olive ridley');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Simulated');
  await expect(options.filter({ hasText: 'Measured' })).toHaveCount(4);
  await options.filter({ hasText: 'Graham Island turtle 1' }).click();
  await expect(page).toHaveURL(pageOf('olive-ridley-graham-1'));
  await expect(page.getByText('a past journey, not live')).toBeVisible();
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', /\/by\/4\.0/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Show on the map, 26 Jul 2005' }).click();
  await expect(map(page)).toBeInViewport({ ratio: 0.9 });
  expect(await spoken(page)).toBe('26 Jul 2005');
  await expect(player(page)).toContainText('Stayed 53 days near 14.3° S, 136.4° E');

  await page.getByLabel('Add an animal').selectOption({ label: 'Pacific walrus: 357, 2009' });
  await expect(page).toHaveURL(/with=walrus-357/);
  await expect(map(page).locator('.leaflet-marker-icon')).toHaveCount(2);
  await expect(date(page)).toHaveAttribute('aria-valuetext', '11 May 2005');
  const oneAfterTheOther = page.getByText('by date they travel one after the other');
  await expect(oneAfterTheOther).toBeVisible();
  await page.getByLabel('By day of the year').check();
  await expect(oneAfterTheOther).toBeHidden();
  await expect(page).toHaveURL(/by=year/);
  await date(page).focus();
  await page.keyboard.press('End');
  await expect(player(page)).toContainText('9 Nov 2009');
});

test('reads whole without scripts: period, credit, pauses and journal', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pageOf('cuckoo-bed44e'));
  await expect(page).toHaveTitle(/Common cuckoo BED44E/);
  await expect(page.getByText('20 Jun 2021 to 20 Nov 2021, not live')).toBeVisible();
  await expect(
    page.getByRole('definition').filter({ hasText: 'Movebank study 1542155599 (CC0' }),
  ).toBeVisible();
  await expect(
    page.getByText(/^Stayed 12 days near .*, Nepal\.$|^Stayed 27 days near .*, Ethiopia\.$/),
  ).toBeVisible();
  await expect(page.getByRole('row').nth(22)).toContainText('20 Nov 2021');
  await expect(player(page)).toBeHidden();
  await context.close();
});

test('no accessibility violation, narrow and wide, by day and by night', async ({
  browser,
  site,
  browserConsole,
}) => {
  const context = await browser.newContext({ baseURL: site.url, bypassCSP: true, reducedMotion: 'reduce' });
  browserConsole.watch(context);
  await serveTiles(context);
  const page = await context.newPage();
  await page.goto(pageOf('cuckoo-bed44e', '?with=cuckoo-b89e5f,cuckoo-be8ba8'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${colorScheme}, ${width} px`;
      await expect(date(page), where).toBeVisible();
      expect(await violations(page), where).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, where).toBeLessThanOrEqual(0);
    }
  }
  await context.close();
});
