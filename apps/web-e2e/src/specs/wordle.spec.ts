import type { Page } from '@playwright/test';
import { wordleWords } from '@aranya/wildlife-data';
import { expect, test, withMotion } from '../support/fixtures';

test.use(withMotion);

type Word = (typeof wordleWords)[number];

const path = '/games/wordle';

/** The random word, which a test can choose. */
const random = `${path}?word=random`;

async function open(page: Page, word: Word): Promise<void> {
  await page.addInitScript(
    (value) => {
      Math.random = () => value;
    },
    (wordleWords.indexOf(word) + 0.5) / wordleWords.length,
  );
  await page.goto(random);
  await expect(field(page)).toBeVisible();
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your guess' });
const rows = (page: Page) => page.getByRole('list', { name: 'Guesses' }).locator('> li');
const marks = (page: Page, row: number) =>
  rows(page)
    .nth(row)
    .locator('[data-mark]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-mark')));
const won = (page: Page) => page.getByText('Correct! You guessed the animal', { exact: true });

/** Types without focusing the field. */
async function guess(page: Page, word: string): Promise<void> {
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
}

test('the result is copied as squares, without a letter of the word', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, 'eagle');
  for (const each of ['camel', 'eagle']) await guess(page, each);
  await page.getByRole('button', { name: 'Share result' }).click();
  await expect(page.getByRole('button', { name: 'Result copied' })).toBeVisible();
  const address = new URL(random, page.url()).href;
  // Reading the clipboard is denied to the site's pages, so paste it.
  await page.goto('/contact-us');
  const paper = page.getByLabel('Message');
  await paper.press('ControlOrMeta+v');
  const copied = await paper.inputValue();
  expect(copied.replaceAll('\r', '')).toBe(`Aranya Animal Wordle 2/6\n□■□◪◪\n■■■■■\n${address}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the longest word by the keys on the screen', async ({ page }) => {
    const word = 'beaver';
    await open(page, word);
    const keys = page.getByRole('toolbar', { name: 'Keyboard' });
    const tap = async (letter: string) =>
      keys.getByRole('button', { name: new RegExp(`^${letter}(,|$)`, 'i') }).tap();
    for (const letter of 'badger') await tap(letter);
    await keys.getByRole('button', { name: 'Enter' }).tap();
    expect(await marks(page, 0)).toHaveLength(word.length);
    expect((await page.content()).toLowerCase()).not.toContain(`>${word}<`);
    for (const letter of `${word}x`) await tap(letter);
    await keys.getByRole('button', { name: 'Delete the last letter' }).tap();
    // The phone's own keyboard stays closed.
    await expect(field(page)).not.toBeFocused();
    const lowest = await keys.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(lowest).toBeLessThanOrEqual(844);
    await keys.getByRole('button', { name: 'Enter' }).tap();
    await expect(won(page)).toBeVisible();
    expect(await marks(page, 1)).toEqual(Array.from(word, () => 'correct'));
  });
});

test.describe('the word of the day', () => {
  // llama; the day before it was krait.
  const day = new Date(2026, 10, 22, 12);

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(day);
    await page.goto(path);
    await expect(field(page)).toBeVisible();
  });

  test('by keyboard alone: nonsense is refused, a reload keeps the round, an archive day follows', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await expect(page.getByRole('heading', { name: 'Today’s word, Sunday 22 November' })).toBeVisible();
    // Until the list is loaded, any letters make a guess.
    await expect(page.getByRole('region', { name: 'Board' })).toHaveAttribute('data-list-loaded', 'true');
    await guess(page, 'xqzvw');
    await expect(field(page)).toHaveAccessibleDescription('Not in the word list');
    await expect(field(page)).toHaveValue('xqzvw');
    expect(await marks(page, 0)).toEqual([]);
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('Backspace');
    await guess(page, 'camel');
    await page.reload();
    await expect(rows(page).first()).toContainText('Row 1: C absent');
    await guess(page, 'llama');
    await expect(won(page)).toBeVisible();
    await expect(page.getByText('2 guesses', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Hums to its young/)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('Next word in 12 h 00 min');

    const share = page.getByRole('button', { name: 'Share result' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Meet the Dromedary Camel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Dromedary Camel seen by members' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(share).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Result copied' })).toBeVisible();
    await page.reload();
    await expect(won(page)).toBeVisible();

    await page.getByRole('link', { name: 'The word of Saturday 21 November, not played' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}?day=2026-11-21`);
    await expect(page.getByRole('heading', { name: 'The word of Saturday 21 November' })).toBeFocused();
    await guess(page, 'krait');
    await expect(won(page)).toBeVisible();
    await expect(page.getByText('Current streak').locator('+ dd')).toHaveText('1');
    await page.goto('/games');
    await expect(page.getByRole('listitem').filter({ hasText: 'Animal Wordle' })).toContainText(
      'Today’s word is solvedStreak: 1 day',
    );
  });

  test('board and keys fit a desk, a laptop and a phone without scrolling', async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [
        page.getByRole('list', { name: 'Guesses' }),
        page.getByRole('toolbar', { name: 'Keyboard' }),
      ])
        expect(await part.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
          height,
        );
      const tile = rows(page).first().locator('span').first();
      const side = await tile.evaluate((element) => element.getBoundingClientRect().width);
      if (width === 1440) expect(side).toBeGreaterThanOrEqual(62);
    }
  });
});
