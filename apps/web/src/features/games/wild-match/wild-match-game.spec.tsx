import { matchAnimals } from '@aranya/wildlife-data';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderAt } from '../../../testing/render-at';
import { WildMatchGame } from './wild-match-game';

const key = 'aranya.games.wild-match';
const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;

const grid = () => screen.getByRole('grid', { name: 'Cards' });
const cards = () => within(grid()).getAllByRole('button');
const card = (index: number) => {
  const found = cards()[index];
  if (!found) throw new Error(`There is no card ${index}.`);
  return found;
};
const turn = (...indices: number[]) => indices.forEach((index) => fireEvent.click(card(index)));
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const faceDown = () => cards().filter((one) => one.getAttribute('aria-label')?.endsWith('face down')).length;

/** The cards are in the order of the data, twice: a card's twin is eight further. */
const orderly = () => jest.spyOn(Math, 'random').mockReturnValue(0);
const show = () => renderAt('/games/wild-match', WildMatchGame);
const findAll = () => matchAnimals.forEach((_animal, index) => turn(index, index + 8));

beforeAll(() => {
  // jsdom lacks it; newer browsers return a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve();
});
beforeEach(() => {
  jest.useFakeTimers();
  orderly();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('sixteen cards face down, whose animals are not in the DOM', () => {
  show();
  expect(cards().map((one) => one.getAttribute('aria-label'))).toEqual(
    Array.from(
      { length: 16 },
      (_, at) => `Card ${at + 1}, row ${Math.floor(at / 4) + 1} column ${(at % 4) + 1}, face down`,
    ),
  );
  expect(screen.getByText('Matches: 0 / 8')).toBeInTheDocument();
  for (const { emoji, name } of matchAnimals) {
    expect(grid().innerHTML).not.toContain(emoji);
    expect(grid().innerHTML.toLowerCase()).not.toContain(name.toLowerCase());
  }
});

test('a turned card shows its animal; a pair stays open and counts', () => {
  show();
  turn(0);
  expect(card(0)).toHaveAccessibleName('Card 1, row 1 column 1, Tiger');
  expect(card(0).querySelector('img')).toHaveAttribute('alt', '🐅');
  turn(8, 1);
  expect(card(0)).toHaveAccessibleName('Card 1, row 1 column 1, Tiger, matched');
  expect(screen.getByText('Matches: 1 / 8')).toBeInTheDocument();
  expect(card(1)).toHaveAccessibleName('Card 2, row 1 column 2, Elephant');
});

test('two different cards lock the board for one second, then turn back', () => {
  show();
  turn(0, 1, 2);
  expect(faceDown()).toBe(14);
  pass(999);
  turn(2);
  expect(faceDown()).toBe(14);
  pass(1);
  expect(faceDown()).toBe(16);
  turn(2);
  expect(card(2)).toHaveAccessibleName('Card 3, row 1 column 3, Peacock');
  expect(screen.getByText('Matches: 0 / 8')).toBeInTheDocument();
});

test('a new game on a locked board ignores the old timer', () => {
  show();
  turn(0, 1);
  pass(600);
  fireEvent.click(screen.getByRole('button', { name: 'New game' }));
  expect(faceDown()).toBe(16);
  expect(card(0)).toHaveFocus();
  turn(0, 1);
  pass(999);
  expect(faceDown()).toBe(14);
  pass(1);
  expect(faceDown()).toBe(16);
});

test('leaves no timer behind', () => {
  const { unmount } = show();
  turn(0, 1);
  unmount();
  // The announcer's timer outlives the game.
  pass(200);
  expect(jest.getTimerCount()).toBe(0);
});

test('counts moves, and the time from the first card to the last', () => {
  show();
  pass(5000);
  const statistic = (name: string) => screen.getByText(name).nextElementSibling;
  expect(statistic('Time')).toHaveTextContent('0:00');
  turn(0);
  pass(3000);
  expect(statistic('Time')).toHaveTextContent('0:03');
  expect(statistic('Moves')).toHaveTextContent('0');
  turn(1);
  expect(statistic('Moves')).toHaveTextContent('1');
  pass(2000);
  findAll();
  pass(60_000);
  expect(statistic('Time')).toHaveTextContent('0:05');
  expect(statistic('Moves')).toHaveTextContent('9');
});

test('the end shows the result, compares it with the best one and links to the animals', () => {
  show();
  turn(0);
  pass(30_000);
  findAll();
  const result = () => within(screen.getByRole('region', { name: 'All eight pairs!' }));
  expect(result().getByText('8 moves in 0:30. Your first result to beat.')).toBeInTheDocument();
  expect(result().getAllByRole('link')).toHaveLength(8);
  expect(result().getByRole('link', { name: 'Bengal Tiger' })).toHaveAttribute('href', '/animal/1');
  expect(stored()).toEqual({ played: 1, won: 1, bestMoves: 8, bestTime: 30_000 });

  fireEvent.click(result().getByRole('button', { name: 'Play again' }));
  expect(faceDown()).toBe(16);
  turn(0, 1);
  pass(20_000);
  findAll();
  expect(result().getByText('9 moves in 0:20. Your best time so far; it was 0:30.')).toBeInTheDocument();
  expect(stored()).toEqual({ played: 2, won: 2, bestMoves: 8, bestTime: 20_000 });
});

test('a game without a turned card does not count as played', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'New game' }));
  expect(stored()).toEqual({});
});

test('the board is one tab stop; arrows, Home and End move inside it', () => {
  show();
  const stops = () => cards().filter((one) => one.tabIndex === 0);
  expect(stops()).toEqual([card(0)]);
  act(() => card(0).focus());
  for (const [pressed, at] of [
    ['ArrowRight', 1],
    ['ArrowDown', 5],
    ['End', 7],
    ['ArrowRight', 7],
    ['ArrowUp', 3],
    ['ArrowUp', 3],
    ['Home', 0],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed });
    expect([pressed, cards().indexOf(document.activeElement as HTMLElement)]).toEqual([pressed, at]);
    expect(stops()).toEqual([card(at)]);
  }
});

test('announces cards, matches and mismatches', () => {
  show();
  const said = () => {
    pass(150);
    return document.querySelector('[data-announcer]')?.textContent;
  };
  turn(4);
  expect(said()).toBe('Card 5, row 2 column 1, Rhinoceros');
  turn(12);
  expect(said()).toBe('Card 13, row 4 column 1, Rhinoceros. A match! 1 of 8.');
  turn(0);
  turn(1);
  expect(said()).toBe('Card 2, row 1 column 2, Elephant. No match, both turn back.');
});

test('tells when results cannot be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  turn(0);
  expect(screen.getByText(/did not let us keep your results/)).toBeInTheDocument();
});
