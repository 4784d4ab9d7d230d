import { animals, detectiveAnimals, matchAnimals } from '@aranya/wildlife-data';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { answerForNewsHosts } from '../support/news';

interface Screen {
  address: string;
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page) => Promise<unknown>;
  shown?: (page: Page) => Locator;
  /** In pixels. */
  upTo?: number;
}

const byRole = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const anyDialog = (page: Page) => page.getByRole('dialog');

const keepFavorites = (page: Page) =>
  page.evaluate(
    (kept) => localStorage.setItem('favorites', JSON.stringify(kept)),
    animals.filter(({ id }) => id <= 4),
  );

async function sendContact(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ravi');
  await page.getByLabel('Email').fill('ravi@example.org');
  await page.getByLabel('Message').fill('A crane was seen in Pune.');
  await byRole(page, 'Send Message').click();
}
const answer = (url: string, status: number, json: object) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ status, json }));

const pages: Record<string, Screen> = {
  landing: { address: '/' },
  'the open menu': {
    address: '/about-us',
    act: (page) => byRole(page, 'Open menu').click(),
    shown: anyDialog,
    upTo: 320,
  },
  'the explorer': { address: '/animals' },
  'the explorer, with what comes close': {
    address: '/animals?q=cat&type=Mammal',
    shown: (page) => page.getByRole('heading', { name: 'Also close to “cat”' }),
  },
  'the explorer without a match': {
    address: '/animals?q=nothing-of-the-kind',
    shown: (page) => page.getByText('No animals match your search/filter'),
  },
  'an animal, kept': {
    address: '/animal/1',
    act: (page) => byRole(page, 'Add to Favorites').click(),
    shown: (page) => byRole(page, 'Favorited'),
  },
  'an unknown animal': {
    address: '/animal/999',
    shown: (page) => page.getByRole('heading', { name: 'Animal not found' }),
  },
  'two species': {
    address: '/animals/compare?a=king-cobra&b=blue-whale',
    shown: (page) => page.getByRole('heading', { name: 'King Cobra and Blue Whale' }),
  },
  parks: { address: '/parks&sancturies' },
  'parks without a match': {
    address: '/parks&sancturies?q=atlantis',
    shown: (page) => page.getByText('No parks found.'),
  },
  'where and when': { address: '/parks&sancturies/where-and-when/february?species=8' },
  'an open park': { address: '/parks&sancturies/kaziranga-national-park', shown: anyDialog },
  'no favourites': {
    address: '/favorites',
    before: (page) => page.evaluate(() => localStorage.removeItem('favorites')),
    shown: (page) => page.getByText('No Favorites Yet'),
  },
  favourites: {
    address: '/favorites',
    before: keepFavorites,
    shown: (page) => page.getByRole('button', { name: /^Remove/ }).nth(3),
  },
  about: { address: '/about-us' },
  credits: { address: '/credits' },
  contact: { address: '/contact-us' },
  'contact, refused': {
    address: '/contact-us',
    before: answer('**/api/contact', 400, {
      success: false,
      code: 'invalid_input',
      message: 'Please look at the form once more.',
      fields: { email: 'This e-mail address is not valid.', message: 'Please write some words.' },
    }),
    act: sendContact,
    shown: (page) => page.getByText('This e-mail address is not valid.'),
  },
  'contact, sent': {
    address: '/contact-us',
    before: answer('**/api/contact', 200, { success: true, message: 'Thank you.' }),
    act: sendContact,
    shown: (page) => page.getByRole('heading', { name: 'Message sent' }),
  },
  news: { address: '/news', shown: (page) => page.getByText('Page 1 of 4') },
  'the news while loading': {
    address: '/news',
    before: (page) => page.route('**/api/news?*', () => undefined),
    shown: (page) => page.getByText('Loading News...'),
  },
  'a day without news': {
    address: '/news',
    before: answer('**/api/news?*', 200, { success: true, status: 'ok', articles: [], totalResults: 0 }),
    shown: (page) => page.getByText('A quiet day in the wild'),
  },
  'the news after a failure': {
    address: '/news',
    before: answer('**/api/news?*', 200, { status: 'error' }),
    shown: (page) => page.getByRole('heading', { name: 'The newsrooms did not answer' }),
  },
  'the signed-out community': {
    address: '/community',
    shown: (page) => byRole(page, 'Sign in'),
  },
  'the community without a network': {
    address: '/community',
    act: async (page) => {
      await expect(byRole(page, 'Sign in')).toBeVisible();
      await page.context().setOffline(true);
    },
    shown: (page) => page.getByRole('heading', { name: 'The community needs a connection' }),
  },
  'an unknown page': { address: '/no/such/page' },
};

const cards = (page: Page) => page.getByRole('grid', { name: 'Cards' }).getByRole('button');
const guessField = (page: Page) => page.getByRole('textbox', { name: 'Your guess' });

async function guess(page: Page, ...words: string[]): Promise<void> {
  for (const word of words) {
    await guessField(page).fill(word);
    await guessField(page).press('Enter');
  }
}

async function turnOver(page: Page, pairs: number): Promise<void> {
  for (let pair = 0; pair < pairs; pair += 1) {
    await cards(page).nth(pair).click();
    await cards(page)
      .nth(pair + matchAnimals.length)
      .click();
  }
}

/** Of the animal whose clue is on the board. */
async function rightAnswer(page: Page): Promise<string> {
  const clue = (await page.getByRole('list', { name: 'Clues' }).textContent()) ?? '';
  return detectiveAnimals.find(({ clues }) => clue.includes(clues[0]))?.name ?? '';
}

/** Math.random() is 0: free deals and words come in the order of the data. */
const games: Record<string, Screen> = {
  'the games hub': { address: '/games' },
  'Wild Match, two open': {
    address: '/games/wild-match?play=free',
    act: async (page) => {
      await turnOver(page, 1);
      await cards(page).nth(1).click();
      await cards(page).nth(2).click();
    },
    shown: (page) => page.getByText('Matches: 1 / 8'),
  },
  'Wild Match, finished': {
    address: '/games/wild-match?play=free',
    act: (page) => turnOver(page, matchAnimals.length),
    shown: (page) => byRole(page, 'Play again'),
  },
  'Animal Detective, all clues and an empty guess': {
    address: '/games/detective',
    act: async (page) => {
      await byRole(page, 'Next Clue').click();
      await byRole(page, 'Next Clue').click();
      await byRole(page, 'Guess').click();
    },
    shown: (page) => page.getByText('Type the name of an animal first.'),
  },
  'Animal Detective, right': {
    address: '/games/detective',
    act: async (page) => guess(page, await rightAnswer(page)),
    shown: (page) => page.locator('form').getByText('Correct!'),
  },
  'Animal Detective, wrong': {
    address: '/games/detective',
    act: (page) => guess(page, 'cow'),
    shown: (page) => page.locator('form').getByText(/^Wrong! It's /),
  },
  'Animal Detective, the end of a day': {
    address: '/games/detective?day=2026-01-01',
    before: (page) =>
      page.evaluate((count) => {
        const answers = Array.from({ length: count }, (_, index) => ({
          correct: index % 4 > 0,
          clues: 1 + (index % 3),
        }));
        localStorage.setItem('aranya.games.detective-daily', JSON.stringify({ '2026-01-01': { answers } }));
      }, detectiveAnimals.length),
    shown: (page) => byRole(page, 'Share result'),
  },
  'Animal Wordle, a guess refused': {
    address: '/games/wordle?word=random',
    act: (page) => guess(page, 'otter', 'eagle', 'cat'),
    shown: (page) => page.getByText('Word must be 5 letters').first(),
  },
  'Animal Wordle, won': {
    address: '/games/wordle?word=random',
    act: (page) => guess(page, 'tiger'),
    shown: (page) => page.getByText('Correct! You guessed the animal', { exact: true }),
  },
  'Animal Wordle, lost': {
    address: '/games/wordle?word=random',
    act: async (page) => {
      // The round won before is stored.
      await expect(byRole(page, 'New word').or(guessField(page))).toBeVisible();
      if (await byRole(page, 'New word').isVisible()) await byRole(page, 'New word').click();
      await guess(page, 'otter', 'eagle', 'hyena', 'tapir', 'bison', 'goose');
    },
    shown: (page) => page.getByText(/^Game over! The animal was /),
  },
};

test.describe('no accessibility violation, narrow and wide, light and dark:', () => {
  // The page's policy refuses the scanner.
  test.use({
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 320, height: 900 },
  });
  test.setTimeout(480_000);

  async function scan(page: Page, screens: Record<string, Screen>): Promise<void> {
    await answerForNewsHosts(page);
    await page.goto('/no/such/page');
    for (const [name, { address, before, act, shown, upTo }] of Object.entries(screens)) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 320, height: 900 });
        await before?.(page);
        await page.goto(address);
        await act?.(page);
        await expect((shown?.(page) ?? page.locator('h1')).first()).toBeVisible();
        await expectAccessible(page, name, upTo);
        for (const call of ['**/api/news?*', '**/api/contact']) await page.unroute(call);
        await page.context().setOffline(false);
      });
    }
  }

  test('every public screen', async ({ page, browserConsole }) => {
    browserConsole.allow(/status of 40[04]|ERR_INTERNET_DISCONNECTED/);
    browserConsole.allow(/^error: The news could not be loaded/);
    await scan(page, pages);
  });

  test('every state of the games', async ({ page, browserConsole }) => {
    browserConsole.allow(/status of 404/);
    await page.addInitScript(() => {
      Math.random = () => 0;
      // Passing states must stay, but the scanner needs timers.
      const setTimer = window.setTimeout;
      window.setTimeout = ((act: TimerHandler, ms?: number, ...rest: unknown[]) =>
        ms === 1000 || ms === 1500 ? 0 : setTimer(act, ms, ...rest)) as typeof window.setTimeout;
    });
    await scan(page, games);
  });
});
