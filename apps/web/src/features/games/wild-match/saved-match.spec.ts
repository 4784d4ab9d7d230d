import { matchAnimals } from '@aranya/wildlife-data';
import { createRandom } from '@aranya/artwork';
import {
  isComplete,
  restoreOrder,
  dailyOrder,
  parseSavedMatch,
  randomOrder,
  restoreMatch,
  toSavedMatch,
} from './saved-match';
import { conceal, deal, flip, playingTime, type WildMatch } from './wild-match.rules';

const inOrder = [...matchAnimals, ...matchAnimals];
const ids = (animals: readonly { animalId: number }[]) => animals.map(({ animalId }) => animalId);
const eightPairs = ids(inOrder).sort((a, b) => a - b);
const flipAll = (game: WildMatch, ...indices: number[]) =>
  indices.reduce((now, index) => flip(now, index, 1000), game);
/** Returns the game as local storage gives it back. */
const reloaded = (game: WildMatch, now: number) =>
  restoreMatch(inOrder, parseSavedMatch(JSON.parse(JSON.stringify(toSavedMatch(game, now)))));

describe('the cards', () => {
  test('of a day are the same for everybody, and others on the next day', () => {
    expect(ids(dailyOrder('2026-11-22'))).toEqual(ids(dailyOrder('2026-11-22')));
    expect(ids(dailyOrder('2026-11-22'))).not.toEqual(ids(dailyOrder('2026-11-23')));
  });

  test.each([dailyOrder('2026-11-22'), randomOrder(createRandom('any'))])('are eight pairs', (...order) => {
    expect(ids(order).sort((a, b) => a - b)).toEqual(eightPairs);
  });

  test('of a stored order come back, and of none are random', () => {
    const order = ids(inOrder).reverse();
    const saved = parseSavedMatch(undefined);
    expect(ids(restoreOrder({ order, saved }, () => 0))).toEqual(order);
    expect(ids(restoreOrder({ order: [], saved }, () => 0))).toEqual(ids(inOrder));
  });
});

describe('a reload', () => {
  test('keeps pairs, the open card, moves and time; the clock stands until the next card', () => {
    const game = reloaded(flipAll(deal(inOrder), 0, 8, 3), 5000);
    expect(game.cards.map(({ state }) => state)).toEqual(
      inOrder.map((_animal, at) => (at % 8 === 0 ? 'matched' : at === 3 ? 'flipped' : 'face down')),
    );
    expect(game).toMatchObject({ matches: 1, moves: 1, locked: false });
    expect([playingTime(game, 60_000), playingTime(flip(game, 4, 60_000), 61_000)]).toEqual([4000, 5000]);
  });

  test('turns a mismatch back and counts its move', () => {
    const game = flipAll(deal(inOrder), 0, 1);
    expect(game.locked).toBe(true);
    expect(reloaded(game, 1000)).toMatchObject({ locked: false, moves: 1 });
    expect(reloaded(game, 1000).cards).toEqual(conceal(game, game.turn).cards);
  });

  test('keeps a finished game', () => {
    const game = flipAll(deal(inOrder), ...matchAnimals.flatMap((_animal, at) => [at, at + 8]));
    const again = reloaded(game, 9000);
    expect(again).toMatchObject({ matches: 8, moves: 8, resumedAt: undefined });
    expect(isComplete(toSavedMatch(again, 0))).toBe(true);
  });
});

describe('what is stored', () => {
  test.each([
    undefined,
    null,
    7,
    [],
    { found: 'all', open: '3', moves: -1, time: 'fast' },
    { found: [999, {}], open: 16, moves: 1.5, time: NaN },
    { open: -7 },
  ])('%j begins a new game', (stored) => {
    expect(parseSavedMatch(stored)).toEqual({ found: [], open: -1, moves: 0, time: 0 });
  });

  test('has a move for each pair, and each pair once', () => {
    expect(parseSavedMatch({ found: [7, 7, 1], moves: 1 })).toMatchObject({ found: [1, 7], moves: 2 });
  });

  test('an open card of a found pair stays matched', () => {
    const game = restoreMatch(inOrder, parseSavedMatch({ found: [1], open: 0 }));
    expect(game.cards[0]?.state).toBe('matched');
  });
});
