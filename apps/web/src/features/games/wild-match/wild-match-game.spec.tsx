import { matchAnimals } from '@aranya/wildlife-data';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openRoutes } from '../../../testing/open-routes';
import { dailyOrder } from './saved-match';
import { WildMatchGame } from './wild-match-game';

const key = 'aranya.games.wild-match';
const stored = () => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>;

const board = () => screen.getByRole('group', { name: 'Cards' });
// Queries by role would take seconds.
const cards = () => [...board().querySelectorAll('button')];
const card = (index: number) => {
  const found = cards()[index];
  if (!found) throw new Error(`There is no card ${index}.`);
  return found;
};
const turn = (...indices: number[]) => indices.forEach((index) => fireEvent.click(card(index)));
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const faceDown = () => cards().filter((one) => one.getAttribute('aria-label')?.endsWith('face down')).length;

/** The cards are in the order of the data, twice, so a card's twin is eight further. */
const orderly = () => jest.spyOn(Math, 'random').mockReturnValue(0);
const showDaily = (search = '') =>
  openRoutes([{ path: '/games/wild-match', Component: WildMatchGame }], `/games/wild-match${search}`).view;
const show = () => showDaily('?play=free');
const findAll = () => matchAnimals.forEach((_animal, index) => turn(index, index + 8));

/** Turns the pairs of the board in the order of a day. */
const findDailyPairs = (day: string) => {
  const order = dailyOrder(day);
  for (const { animalId } of matchAnimals)
    turn(...order.flatMap((card, index) => (card.animalId === animalId ? [index] : [])));
};
/** The last pair shows for a moment before the result. */
const BOW_MS = 1400;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 12) });
  orderly();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('sixteen cards face down, whose animals are not in the DOM', () => {
  show();
  expect(faceDown()).toBe(16);
  expect(screen.getByText('Matches: 0 / 8')).toBeInTheDocument();
  for (const { emoji, name } of matchAnimals) {
    expect(board().innerHTML).not.toContain(emoji);
    expect(board().innerHTML.toLowerCase()).not.toContain(name.toLowerCase());
  }
});

test('a turned card shows its animal; a pair stays open and counts', () => {
  show();
  turn(0);
  expect(card(0).querySelector('img')).toHaveAttribute('src', '/artwork/avatars/tiger.svg');
  expect(board()).not.toHaveTextContent('🐅');
  turn(8, 1);
  expect(faceDown()).toBe(13);
  expect(screen.getByText('Matches: 1 / 8')).toBeInTheDocument();
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
  expect(card(2)).toHaveAccessibleName('Row 1, column 3, peacock');
  expect(screen.getByText('Matches: 0 / 8')).toBeInTheDocument();
});

test('a new game on a locked board ignores the old timer', () => {
  show();
  turn(0, 1);
  pass(600);
  fireEvent.click(screen.getByRole('button', { name: 'New game' }));
  expect(faceDown()).toBe(16);
  pass(20);
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

const result = () => within(screen.getByRole('region', { name: 'All eight pairs!' }));

test('the end shows the result, compares it with the best one and links to the animals', () => {
  show();
  turn(0);
  pass(30_000);
  findAll();
  expect(cards()).toHaveLength(16);
  expect([0, 1, 4, 15].map((index) => card(index).style.getPropertyValue('--after'))).toEqual([
    '200ms',
    '270ms',
    '270ms',
    '620ms',
  ]);
  pass(BOW_MS);
  expect(screen.getByRole('heading', { name: 'All eight pairs!' })).toHaveFocus();
  expect(result().getByText('Moves').nextElementSibling).toHaveTextContent('8');
  expect(result().getByText('Time').nextElementSibling).toHaveTextContent('0:30');
  expect(result().getByText('Your first result to beat.')).toBeInTheDocument();
  expect(result().getAllByRole('link', { name: /^(?!Sightings of)/ })).toHaveLength(8);
  expect(result().getAllByRole('link', { name: /^Sightings of/ })).toHaveLength(8);
  expect(result().getByRole('link', { name: 'Bengal Tiger' })).toHaveAttribute('href', '/animal/1');
  expect(stored()).toEqual({ played: 1, won: 1, bestMoves: 8, bestTime: 30_000 });

  fireEvent.click(result().getByRole('button', { name: 'Play again' }));
  expect(faceDown()).toBe(16);
  pass(20);
  expect(card(0)).toHaveFocus();
  turn(0, 1);
  pass(20_000);
  findAll();
  pass(BOW_MS);
  expect(result().getByText('Your best time so far; it was 0:30.')).toBeInTheDocument();
  expect(stored()).toEqual({ played: 2, won: 2, bestMoves: 8, bestTime: 20_000 });
});

test('a reload keeps the pairs, the open card, the moves and the time', () => {
  const { unmount } = show();
  turn(0, 8, 1);
  pass(7000);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  pass(60_000);
  show();
  expect(card(0)).toHaveAccessibleName('Row 1, column 1, tiger, matched');
  expect(card(1)).toHaveAccessibleName('Row 1, column 2, elephant');
  expect(screen.getByText('Matches: 1 / 8')).toBeInTheDocument();
  expect(screen.getByText('Moves').nextElementSibling).toHaveTextContent('1');
  expect(screen.getByText('Time').nextElementSibling).toHaveTextContent('0:07');
  pass(5000);
  turn(9);
  pass(1000);
  expect(screen.getByText('Matches: 2 / 8')).toBeInTheDocument();
  expect(screen.getByText('Time').nextElementSibling).toHaveTextContent('0:08');
  expect(stored()).toEqual({});
});

test('a hidden page stops the clock', () => {
  show();
  turn(0);
  pass(2000);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(60_000);
  visibility.mockReturnValue('visible');
  expect(screen.getByText('Time').nextElementSibling).toHaveTextContent('0:02');
});

test('the daily deal is one for everybody, counts a streak, and its end stays', () => {
  localStorage.setItem(
    `${key}-days`,
    JSON.stringify({ '2026-11-21': { won: true, onTime: true, score: 12 } }),
  );
  const { unmount } = showDaily();
  expect(screen.getByRole('heading', { name: 'Today’s deal, Sunday 22 November' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New game' })).not.toBeInTheDocument();
  findDailyPairs('2026-11-22');
  pass(BOW_MS);
  expect(result().getByText('2 days in a row.')).toBeInTheDocument();
  expect(result().getByText(/^Next deal in/)).toHaveTextContent('Next deal in 12 h 00 min');
  expect(result().getByRole('button', { name: 'Share result' })).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem(`${key}-days`) ?? '{}')).toMatchObject({
    '2026-11-22': { won: true, onTime: true, score: 8 },
  });
  unmount();
  showDaily();
  expect(result().getByText('Moves').nextElementSibling).toHaveTextContent('8');
  fireEvent.click(result().getByRole('link', { name: 'Play again' }));
  expect(screen.getByRole('link', { name: 'Free deals' })).toHaveAttribute('aria-current', 'page');
  expect(faceDown()).toBe(16);
});

test('an earlier deal counts for no streak', () => {
  showDaily('?day=2026-11-20');
  findDailyPairs('2026-11-20');
  pass(BOW_MS);
  expect(result().queryByText(/in a row/)).not.toBeInTheDocument();
  expect(result().getByRole('link', { name: 'Play today’s deal' })).toHaveAttribute(
    'href',
    '/games/wild-match?day=2026-11-22',
  );
  expect(screen.getByRole('link', { name: 'The deal of Friday 20 November, won' })).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem(`${key}-days`) ?? '{}')).toMatchObject({
    '2026-11-20': { onTime: false },
  });
});

test('midnight does not take the deal from under the player', () => {
  jest.setSystemTime(new Date(2026, 10, 22, 23, 59));
  showDaily();
  turn(0);
  pass(180_000);
  expect(screen.getByRole('heading', { name: 'The deal of Sunday 22 November' })).toBeInTheDocument();
  expect(faceDown()).toBe(15);
});

test('a new game is offered after the first card', () => {
  show();
  expect(screen.queryByRole('button', { name: 'New game' })).not.toBeInTheDocument();
  expect(stored()).toEqual({});
  turn(0);
  expect(stored()).toEqual({});
  fireEvent.click(screen.getByRole('button', { name: 'New game' }));
  expect(stored()).toMatchObject({ played: 1, won: 0 });
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
    expect([pressed, cards().indexOf(document.activeElement as HTMLButtonElement)]).toEqual([pressed, at]);
    expect(stops()).toEqual([card(at)]);
  }
});

test('tells when results cannot be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  turn(0);
  expect(screen.getByText(/Your results could not be saved/)).toBeInTheDocument();
});
