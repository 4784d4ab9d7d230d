import { matchAnimals } from '@aranya/wildlife-data';
import fc from 'fast-check';
import {
  cardBeside,
  cardName,
  conceal,
  deal,
  flip,
  isFinished,
  isStarted,
  pause,
  playingTime,
  type WildMatch,
} from './wild-match.rules';

const inOrder = [...matchAnimals, ...matchAnimals];
const dealt = () => deal(inOrder);

/** The game has a pair here, and a different card. */
const [first, twin, other] = [0, 8, 1] as const;

const faces = (game: WildMatch) => game.cards.map(({ state }) => state);
const open = (game: WildMatch) => game.cards.filter(({ state }) => state === 'flipped').length;
const flipAll = (game: WildMatch, indices: readonly number[]) =>
  indices.reduce((now, index) => flip(now, index, 0), game);

describe('a game', () => {
  test('starts with sixteen cards face down and the clock stopped', () => {
    const game = dealt();
    expect(faces(game)).toEqual(Array(16).fill('face down'));
    expect(game).toMatchObject({ locked: false, matches: 0, pairs: 8, moves: 0 });
    expect(playingTime(game, 5000)).toBe(0);
    expect([isStarted(game), isFinished(game)]).toEqual([false, false]);
  });

  test('the first card flips and waits', () => {
    const game = flip(dealt(), first, 700);
    expect(game.cards[first]?.state).toBe('flipped');
    expect(game).toMatchObject({ locked: false, moves: 0, resumedAt: 700 });
    expect(isStarted(game)).toBe(true);
    expect(playingTime(game, 1900)).toBe(1200);
  });

  test('the same animal matches, counts and unlocks', () => {
    const game = flipAll(dealt(), [first, twin]);
    expect([game.cards[first]?.state, game.cards[twin]?.state]).toEqual(['matched', 'matched']);
    expect(game).toMatchObject({ locked: false, matches: 1, moves: 1 });
  });

  test('a different one locks until both turn back', () => {
    const game = flipAll(dealt(), [first, other]);
    expect(game).toMatchObject({ locked: true, matches: 0, moves: 1 });
    expect(flip(game, 5, 0)).toBe(game);
    const back = conceal(game, game.turn);
    expect(faces(back)).toEqual(Array(16).fill('face down'));
    expect(back).toMatchObject({ locked: false, matches: 0, moves: 1 });
  });

  test('an open, matched or missing card cannot be turned', () => {
    const one = flip(dealt(), first, 0);
    expect(flip(one, first, 0)).toBe(one);
    const pair = flip(one, twin, 0);
    expect(flip(pair, twin, 0)).toBe(pair);
    for (const index of [-1, 16, 1.5, NaN]) expect(flip(pair, index, 0)).toBe(pair);
  });

  test('a timer of an earlier mismatch or game is ignored', () => {
    const locked = flipAll(dealt(), [first, other]);
    const again = flipAll(conceal(locked, locked.turn), [first, 2]);
    expect(again.locked).toBe(true);
    expect(conceal(again, locked.turn)).toBe(again);
    const next = flipAll(deal(inOrder, locked.turn), [first, other]);
    expect(conceal(next, locked.turn)).toBe(next);
  });

  test('the last pair stops the clock', () => {
    const game = matchAnimals.reduce(
      (now, _animal, at) => flip(flip(now, at, 1000 + at), at + 8, 2000 + at),
      dealt(),
    );
    expect(isFinished(game)).toBe(true);
    expect(game).toMatchObject({ matches: 8, moves: 8, elapsed: 1007, resumedAt: undefined });
    expect(playingTime(game, 99_999)).toBe(1007);
  });

  test('a pause stops the clock until the next card', () => {
    const paused = pause(flip(dealt(), first, 1000), 3000);
    expect(playingTime(paused, 9000)).toBe(2000);
    expect(pause(paused, 9000)).toBe(paused);
    const resumed = flip(paused, twin, 10_000);
    expect(playingTime(resumed, 10_500)).toBe(2500);
    expect(playingTime(pause(resumed, 10_500), 99_999)).toBe(2500);
  });
});

describe('any cards and any input', () => {
  const orders = fc.shuffledSubarray(inOrder, { minLength: inOrder.length });
  /** A step is a click on a card, or a timer of this or another turn. */
  const step = fc.oneof(
    fc.record({ click: fc.integer({ min: -1, max: 16 }) }),
    fc.record({ timer: fc.integer({ min: -3, max: 1 }) }),
  );

  test('no clicks and timers open a third card, lose a match or keep the lock', () => {
    fc.assert(
      fc.property(orders, fc.array(step, { maxLength: 120 }), (order, steps) => {
        let game = deal(order);
        const faults: string[] = [];
        steps.forEach((now, time) => {
          const before = game;
          game = 'click' in now ? flip(game, now.click, time) : conceal(game, game.turn + now.timer);
          const matched = faces(game).filter((state) => state === 'matched').length;
          if (open(game) > 2) faults.push('a third card is open');
          if (game.locked !== (open(game) === 2)) faults.push('the lock and the open cards disagree');
          if (game.matches < before.matches || matched !== game.matches * 2) faults.push('a match was lost');
          if (game.moves < before.moves) faults.push('moves went down');
          if (isStarted(game) && (game.resumedAt === undefined) !== isFinished(game))
            faults.push('the clock and the end disagree');
        });
        expect(faults).toEqual([]);
        expect(conceal(game, game.turn).locked).toBe(false);
      }),
    );
  });
});

describe('the board by keyboard', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [3, 'ArrowRight', undefined],
    [4, 'ArrowLeft', undefined],
    [5, 'ArrowLeft', 4],
    [1, 'ArrowUp', undefined],
    [5, 'ArrowUp', 1],
    [4, 'ArrowUp', 0],
    [5, 'ArrowDown', 9],
    [12, 'ArrowDown', undefined],
    [6, 'Home', 4],
    [6, 'End', 7],
    [6, 'a', undefined],
    [6, 'toString', undefined],
  ])('from card %d by %s to %s', (index, key, target) => {
    expect(cardBeside(index, key, 16)).toBe(target);
  });
});

test('an accessible name has the position, and the animal only when it is visible', () => {
  const game = dealt();
  const fifthCardName = (now: WildMatch) => now.cards.map(cardName)[4];
  expect(fifthCardName(game)).toBe('Row 2, column 1, face down');
  const animal = game.cards[4]?.name.toLowerCase();
  expect(fifthCardName(flip(game, 4, 0))).toBe(`Row 2, column 1, ${animal}`);
  expect(fifthCardName(flipAll(game, [4, 12]))).toBe(`Row 2, column 1, ${animal}, matched`);
});
