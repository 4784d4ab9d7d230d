import { detectiveAnimals } from '@aranya/wildlife-data';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated';
import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

/** Free deals of Wild Match have the order of the data, twice. */
async function withoutRandom(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
}

const cards = (page: Page) => page.getByRole('group', { name: 'Cards' }).getByRole('button');
const statistic = (page: Page, name: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

test('a reload keeps a Wild Match, and its daily deal is the same for everybody', async ({
  browser,
  page,
}) => {
  await page.goto('/games/wild-match');
  await untilHydrated(page);
  const nameOf = (of: Page, index: number) => cards(of).nth(index).getAttribute('aria-label');
  await cards(page).nth(0).click();
  await cards(page).nth(1).click();
  const seen = [await nameOf(page, 0), await nameOf(page, 1)];
  await page.reload();
  await expect(statistic(page, 'Moves')).toHaveText('1');
  // A pair that was found stays; another one has turned back.
  if (!seen[0]?.endsWith('matched')) {
    await expect(cards(page).nth(0)).toHaveAccessibleName(/face down$/);
    await cards(page).nth(0).click();
    await page.reload();
    await expect(cards(page).nth(0)).toHaveAccessibleName(seen[0] ?? '');
  }
  const other = await (await browser.newContext()).newPage();
  await other.goto('/games/wild-match');
  await untilHydrated(other);
  await cards(other).nth(0).click();
  await cards(other).nth(1).click();
  expect([await nameOf(other, 0), await nameOf(other, 1)]).toEqual(seen);
  await other.context().close();
});

test('a whole Wild Match by keyboard, announced', async ({ page }) => {
  await withoutRandom(page);
  await page.goto('/games');
  await untilHydrated(page);
  const play = page.getByRole('link', { name: 'Play Wild Match' });
  for (
    let stops = 0;
    stops < 40 && !(await play.evaluate((link) => link === document.activeElement));
    stops += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wild Match' })).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
  for (const name of ['Today’s deal', 'Free deals']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/games/wild-match?play=free');
  // Its cards replace those of today's deal, and only then can one reach them.
  await expect(page.getByRole('link', { name: 'Free deals' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Free deals' }).focus();
  await page.keyboard.press('Tab');
  await expect(cards(page).first()).toBeFocused();

  const announcer = page.locator('[data-announcer]');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  for (let pair = 0; pair < 8; pair += 1) {
    // The twin is two rows below.
    await press('Enter', 'ArrowDown', 'ArrowDown', 'Space');
    await expect(page.getByText(`Matches: ${pair + 1} / 8`)).toBeVisible();
    if (pair < 7) await expect(announcer).toHaveText(`A match! ${pair + 1} of 8.`);
    await press('ArrowUp', 'ArrowUp', ...(pair === 3 ? ['Home', 'ArrowDown'] : ['ArrowRight']));
  }
  await expect(announcer).toHaveText(/^A match! 8 of 8, in 8 moves and/);
  await expect(page.getByRole('heading', { name: 'All eight pairs!' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Matches: 0 / 8')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Cards' }).locator('button:focus')).toHaveCount(1);
});

const clueList = (page: Page) => page.getByRole('list', { name: 'Clues' }).getByRole('listitem');

/** The animal on the board, by its first clue. */
async function animalOnBoard(page: Page) {
  const shown = (await clueList(page).first().textContent()) ?? '';
  const animal = detectiveAnimals.find(({ clues }) => shown.includes(clues[0]));
  if (!animal) throw new Error(`No animal has the clue ${shown}`);
  return animal;
}

test('the picture of an answer is neither named nor asked for before the answer', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  await page.goto('/games/detective', { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: 'Your guess' });
  await expect(field).toBeEnabled();
  for (const count of [2, 3]) {
    await page.getByRole('button', { name: 'Next Clue' }).click();
    await expect(clueList(page)).toHaveCount(count);
  }
  expect(pictures.filter((path) => path.startsWith('/artwork/animals/'))).toEqual([]);
  expect(pictures.filter((path) => path.includes('/cases/')).map((path) => path.replace(/\d+/, 'n'))).toEqual(
    ['/artwork/cases/n-land.svg', '/artwork/cases/n-shape.svg'],
  );
  expect(await page.getByRole('main').innerHTML()).not.toContain('/artwork/animals/');

  await field.fill((await animalOnBoard(page)).name);
  await field.press('Enter');
  const plate = page.getByRole('img', { name: /^Illustration: / });
  await expect(plate).toHaveAttribute('src', /^\/artwork\/animals\//);
  await expect.poll(() => pictures).toContain(await plate.getAttribute('src'));
});

test('two tabs show the same results', async ({ context, page }) => {
  await page.goto('/games');
  const other = await context.newPage();
  await other.goto('/games/detective');
  await expect(clueList(other)).toHaveCount(1);
  await other.getByRole('textbox', { name: 'Your guess' }).fill((await animalOnBoard(other)).name);
  await other.keyboard.press('Enter');
  await expect(other.locator('form').getByText('Correct!')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Animal Detective' })).toContainText('1 named');
});
