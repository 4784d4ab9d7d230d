import { detectiveAnimals, matchAnimals } from '@aranya/wildlife-data';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { byRole, type Screen } from './screen-table';

const cards = (page: Page) => page.getByRole('group', { name: 'Cards' }).getByRole('button');
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

/** Names the animal whose clue is on the board. */
async function rightAnswer(page: Page): Promise<string> {
  const clue = (await page.getByRole('list', { name: 'Clues' }).textContent()) ?? '';
  return detectiveAnimals.find(({ clues }) => clue.includes(clues[0]))?.name ?? '';
}

/** Math.random() is 0: free deals and words come in the order of the data. */
export const gameStates: Record<string, Screen> = {
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
    shiftsBelow: 640,
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
