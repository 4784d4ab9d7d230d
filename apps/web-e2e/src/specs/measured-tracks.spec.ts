import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/fixtures';
import { date, measuredPath, player, spoken } from '../support/measured';
import { address, box, map, serveTiles } from '../support/tracker';

test.use(withMotion);

/** Opens a track; then its clock stands still. */
async function openStill(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await expect(date(page)).toBeVisible();
  await expect(map(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

test('by keyboard alone: play, pause, and go through the dates', async ({ page, context }) => {
  await serveTiles(context);
  await openStill(page, measuredPath('walrus-357'));
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
  await page.getByRole('listbox', { name: 'Day by day' }).focus();
  for (const key of ['Home', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  expect(await spoken(page)).toBe('17 Sep 2009');
  await date(page).focus();
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
  await expect(page).toHaveURL(measuredPath('olive-ridley-graham-1'));
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
  await expect(date(page)).toHaveAttribute('aria-valuetext', '9 Nov 2009');
  const oneAfterTheOther = page.getByText('by date they travel one after the other');
  await expect(oneAfterTheOther).toBeVisible();
  await page.getByRole('button', { name: 'By day of the year' }).click();
  await expect(oneAfterTheOther).toBeHidden();
  await expect(page).toHaveURL(/by=year/);
  await date(page).focus();
  await page.keyboard.press('End');
  await expect(player(page)).toContainText('9 Nov 2009');
});

test('reads whole without scripts: period, credit, pauses and journal', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(measuredPath('cuckoo-bed44e'));
  await expect(page).toHaveTitle(/Common cuckoo BED44E/);
  await expect(page.getByText('20 Jun 2021 to 20 Nov 2021, not live')).toBeVisible();
  await expect(
    page.getByRole('definition').filter({ hasText: 'Movebank study 1542155599 (CC0' }),
  ).toBeVisible();
  await expect(
    page.getByText(/^Stayed 12 days near .*, Nepal\.$|^Stayed 27 days near .*, Ethiopia\.$/),
  ).toBeVisible();
  await expect(page.getByText('9,497 km south-west of the start, over Tanzania, where the')).toBeVisible();
  await expect(page.getByRole('row').nth(22)).toContainText('20 Nov 2021');
  await expect(player(page)).toBeHidden();
  await context.close();
});
