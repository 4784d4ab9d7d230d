import type { Page } from '@playwright/test';
import { wordleWords } from '@aranya/wildlife-data';
import { untilHydrated } from '../support/hydrated';
import { expect, test } from '../support/fixtures';

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

const games = [
  { word: 'lion', wrong: ['bear', 'loin', 'lynx', 'mole', 'deer', 'wolf'] },
  { word: 'tiger', wrong: ['otter', 'eagle', 'hyena', 'tapir', 'bison', 'goose'] },
  { word: 'beaver', wrong: ['badger', 'ferret', 'reveal', 'weaver', 'beagle', 'walrus'] },
] as const satisfies readonly { word: Word; wrong: readonly string[] }[];

for (const { word, wrong } of games) {
  test(`${word}: guesses of the wrong length are rejected; won by the field`, async ({ page }) => {
    await open(page, word);
    await expect(rows(page)).toHaveCount(6);
    for (const text of ['', 'cat', `${word}s`]) {
      await field(page).fill(text);
      await field(page).press('Enter');
      await expect(field(page)).toHaveAccessibleDescription(`Word must be ${word.length} letters`);
      await expect(field(page)).toHaveValue(text);
    }
    await expect(page.locator('[data-announcer]')).toHaveText(`Word must be ${word.length} letters`);
    expect(await marks(page, 0)).toEqual([]);

    await field(page).fill(wrong[0].toUpperCase());
    await expect(field(page)).toHaveValue(wrong[0]);
    await field(page).press('Enter');
    expect(await marks(page, 0)).toHaveLength(word.length);
    expect((await page.content()).toLowerCase()).not.toContain(`>${word}<`);
    await field(page).fill(word.toUpperCase());
    await field(page).press('Enter');
    await expect(won(page)).toBeVisible();
    expect(await marks(page, 1)).toEqual(Array.from(word, () => 'correct'));
    await expect(field(page)).toBeHidden();
    await expect(page.getByText('2 guesses: 1 round')).toBeAttached();
    await expect(page.getByRole('img', { name: /^Illustration:/ })).toBeVisible();
  });

  test(`${word}: lost, then another word`, async ({ page }) => {
    await open(page, word);
    for (const each of wrong) await guess(page, each);
    await expect(page.getByText(`Game over! The animal was ${word}`, { exact: true })).toBeVisible();
    await guess(page, word);
    await expect(won(page)).toBeHidden();
    await expect(rows(page).last()).toContainText(`Guess 6 of 6, ${wrong[5]}`);
    await page.getByRole('button', { name: 'New word' }).click();
    await expect(page.getByText(/^Guess 1 of 6, \d letters$/)).toBeVisible();
    await guess(page, word);
    await expect(won(page)).toBeHidden();
  });
}

test('from the hub to a second round by keyboard', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto('/games');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Play Animal Wordle' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Animal Wordle' })).toBeFocused();
  await page.getByRole('link', { name: 'Random word' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A random word' })).toBeVisible();
  await page.getByRole('list', { name: 'Guesses' }).focus();
  await expect(field(page)).toBeVisible();
  await guess(page, 'otter');
  await expect(page.locator('[data-announcer]')).toHaveText(/^Guess 1 of 6, otter: O not in the word, T /);
  expect(await marks(page, 0)).toEqual(['absent', 'present', 'absent', 'correct', 'correct']);
  // Letters typed on a link do not count.
  const home = page.getByRole('link', { name: 'Species' }).first();
  await home.focus();
  await page.keyboard.type('tiger');
  await expect(field(page)).toHaveValue('');
  await field(page).focus();
  await page.keyboard.type('tigr');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('er');
  await page.keyboard.press('Enter');
  await expect(won(page)).toBeVisible();
  // The result has the focus.
  const meet = page.getByRole('link', { name: 'Meet the Bengal Tiger' });
  await expect(meet).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(meet).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Seen by members' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'New word' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The first word other than tiger.
  await guess(page, 'zebra');
  await expect(won(page)).toBeVisible();
  await expect(page.getByText('Current streak').locator('+ dd')).toHaveText('2');
});

test('an unfinished round and the statistics outlive a reload', async ({ page }) => {
  await open(page, 'camel');
  await guess(page, 'horse');
  await page.reload();
  await expect(rows(page).first()).toContainText('Guess 1 of 6, horse');
  await guess(page, 'camel');
  await expect(won(page)).toBeVisible();
  await page.reload();
  await expect(field(page)).toBeVisible();
  await expect(page.getByText('Played').locator('+ dd')).toHaveText('1');
  await guess(page, 'camel');
  await expect(won(page)).toBeHidden();
});

test('plays with invalid stored values', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['wordle', 'wordle-round', 'wordle-keys'])
      localStorage.setItem(`aranya.games.${key}`, '{');
  });
  await open(page, 'moose');
  await guess(page, 'moose');
  await expect(won(page)).toBeVisible();
  await expect(page.getByText('Played').locator('+ dd')).toHaveText('1');
});

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

  for (const { word, wrong } of games) {
    test(`${word} by the keys on the screen`, async ({ page }) => {
      await open(page, word);
      const keys = page.getByRole('toolbar', { name: 'Keyboard' });
      const tap = async (letter: string) =>
        keys.getByRole('button', { name: new RegExp(`^${letter}(,|$)`, 'i') }).tap();
      for (const letter of wrong[0]) await tap(letter);
      await keys.getByRole('button', { name: 'Enter' }).tap();
      expect(await marks(page, 0)).toHaveLength(word.length);
      for (const letter of `${word}x`) await tap(letter);
      await keys.getByRole('button', { name: 'Delete the last letter' }).tap();
      // The phone's own keyboard stays closed.
      await expect(field(page)).not.toBeFocused();
      const lowest = await keys.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(lowest).toBeLessThanOrEqual(844);
      await keys.getByRole('button', { name: 'Enter' }).tap();
      await expect(won(page)).toBeVisible();
    });
  }
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
    await expect(rows(page).first()).toContainText('Guess 1 of 6, camel');
    await guess(page, 'llama');
    await expect(won(page)).toBeVisible();
    await expect(page.getByText('2 guesses', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Hums to its young/)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('Next word in 12 h 00 min');

    const share = page.getByRole('button', { name: 'Share result' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Meet the Dromedary Camel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Seen by members' })).toBeFocused();
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

  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [390, 664],
  ] as const) {
    test(`board and keys fit ${width} × ${height} without scrolling`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const bottom = async (name: string, role: 'list' | 'toolbar') =>
        page.getByRole(role, { name }).evaluate((element) => element.getBoundingClientRect().bottom);
      expect(await bottom('Guesses', 'list')).toBeLessThanOrEqual(height);
      expect(await bottom('Keyboard', 'toolbar')).toBeLessThanOrEqual(height);
      const tile = await rows(page)
        .first()
        .locator('span')
        .first()
        .evaluate((element) => element.getBoundingClientRect().width);
      if (width === 1440) expect(tile).toBeGreaterThanOrEqual(62);
    });
  }
});
