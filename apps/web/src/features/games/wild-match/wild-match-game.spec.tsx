import { matchAnimals } from '@aranya/wildlife-data';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderAt } from '../../../testing/render-at';
import { WildMatchGame } from './wild-match-game';

const key = 'aranya.games.wild-match';
const kept = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;

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

/** With this chance the cards lie in the order of the data, then once more: a card's twin lies eight further. */
const orderly = () => jest.spyOn(Math, 'random').mockReturnValue(0);
const show = () => renderAt('/games', WildMatchGame);
const findAll = () => matchAnimals.forEach((_animal, index) => turn(index, index + 8));

beforeAll(() => {
  // As new browsers do it.
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

test('sixteen cards face down, none of them giving its animal away', () => {
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

test('a turned card names and shows its animal; a pair stays, is counted and unlocks at once', () => {
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

test('a new game while the board is locked begins fresh, and the old timer turns nothing back', () => {
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

test('nothing runs on after the game is left', () => {
  const { unmount } = show();
  turn(0, 1);
  unmount();
  // What speaks to screen readers outlives the page; it is not the game's.
  pass(200);
  expect(jest.getTimerCount()).toBe(0);
});

test('moves are counted, time runs from the first card to the last', () => {
  show();
  pass(5000);
  const figure = (name: string) => screen.getByText(name).nextElementSibling;
  expect(figure('Time')).toHaveTextContent('0:00');
  turn(0);
  pass(3000);
  expect(figure('Time')).toHaveTextContent('0:03');
  expect(figure('Moves')).toHaveTextContent('0');
  turn(1);
  expect(figure('Moves')).toHaveTextContent('1');
  pass(2000);
  findAll();
  pass(60_000);
  expect(figure('Time')).toHaveTextContent('0:05');
  expect(figure('Moves')).toHaveTextContent('9');
});

test('the end tells the result and leads to the animals; the best is kept and compared with', () => {
  show();
  turn(0);
  pass(30_000);
  findAll();
  const result = () => within(screen.getByRole('region', { name: 'All eight pairs!' }));
  expect(result().getByText('8 moves in 0:30. Your first result to beat.')).toBeInTheDocument();
  expect(result().getAllByRole('link')).toHaveLength(8);
  expect(result().getByRole('link', { name: 'Bengal Tiger' })).toHaveAttribute('href', '/animal/1');
  expect(kept()).toEqual({ played: 1, won: 1, bestMoves: 8, bestTime: 30_000 });

  fireEvent.click(result().getByRole('button', { name: 'Play again' }));
  expect(faceDown()).toBe(16);
  turn(0, 1);
  pass(20_000);
  findAll();
  expect(result().getByText('9 moves in 0:20. Your best time so far; it was 0:30.')).toBeInTheDocument();
  expect(kept()).toEqual({ played: 2, won: 2, bestMoves: 8, bestTime: 20_000 });
});

test('a game that is not begun is not counted as played', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'New game' }));
  expect(kept()).toEqual({});
});

test('one stop of Tab; arrows, Home and End move over the board, and beyond the edge nothing moves', () => {
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

test('what happens is said', () => {
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

test('results that cannot be kept stay on the page, and it is said so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  turn(0);
  expect(screen.getByText(/did not let us keep your results/)).toBeInTheDocument();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
});
