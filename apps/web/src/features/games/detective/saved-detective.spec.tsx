import { detectiveAnimals } from '@aranya/wildlife-data';
import { detectiveOrder } from '../../../lib/daily/detective-order';
import {
  type GuessResult,
  currentAnimal,
  type Detective,
  guess,
  nextAnimal,
  nextClue,
} from './detective.rules';
import {
  dailyRounds,
  practiceOrder,
  practiceStore,
  restoreDaily,
  restorePractice,
  toSavedRound,
} from './saved-detective';

const day = '2026-11-22';
const names = (animals: readonly { name: string }[]) => animals.map(({ name }) => name);
const sorted = names(detectiveAnimals).sort();
const right = (game: Detective) => guess(game, currentAnimal(game).name);
const answered = (game: Detective) => {
  const next = right(game);
  return nextAnimal(next, next.turn);
};
const named = (count: number): GuessResult[] =>
  Array.from({ length: count }, () => ({ correct: true, clues: 1 }));

/** Reads a value as the stores do. */
async function read<T>(
  store: { persist: { rehydrate: () => unknown }; getState: () => { value: T } },
  key: string,
  stored: unknown,
) {
  localStorage.setItem(`aranya.games.${key}`, JSON.stringify(stored));
  await store.persist.rehydrate();
  return store.getState().value;
}
const readDaily = (stored: unknown) => read(dailyRounds, 'detective-daily', stored);
const readPractice = (stored: unknown) => read(practiceStore, 'detective-practice', stored);

test('the order of a day is the same for everybody, has all fifteen, and changes with the day', () => {
  expect(names(detectiveOrder(day))).toEqual(names(detectiveOrder(day)));
  expect(names(detectiveOrder(day)).sort()).toEqual(sorted);
  expect(names(detectiveOrder(day))).not.toEqual(names(detectiveOrder('2026-11-23')));
});

test('practice has all fifteen, in another order for another seed', () => {
  expect(names(practiceOrder(7)).sort()).toEqual(sorted);
  expect(names(practiceOrder(7))).not.toEqual(names(practiceOrder(8)));
});

describe('a reload', () => {
  test('goes on with the same animal and clue', async () => {
    const game = nextClue(answered(answered(restoreDaily(day, undefined))));
    const { [day]: saved } = await readDaily({ [day]: toSavedRound(game) });
    const again = restoreDaily(day, saved);
    expect(again).toMatchObject({ clue: 1, score: 2, streak: 2, finished: false });
    expect(currentAnimal(again)).toEqual(currentAnimal(game));
  });

  test('in the pause after an answer goes on with the next animal', () => {
    const game = right(nextClue(restoreDaily(day, undefined)));
    const again = restoreDaily(day, toSavedRound(game));
    expect(again).toMatchObject({ clue: 0, score: 1, verdict: undefined });
    expect(currentAnimal(again).name).toBe(detectiveOrder(day)[1]?.name);
  });

  test('keeps the end of a day', () => {
    expect(restoreDaily(day, { answers: named(15), clue: 0 })).toMatchObject({ finished: true, score: 15 });
  });

  test('in the last pause of a practice round begins the next one', async () => {
    const saved = await readPractice({ seed: 7, round: 2, score: 20, answers: named(15) });
    const game = restorePractice(saved);
    expect(game).toMatchObject({ round: 3, score: 20, answers: [], finished: false });
    expect(game.lastAnswers).toHaveLength(15);
    expect(names(game.animals)).toEqual(names(practiceOrder(7)));
  });
});

describe('damaged values', () => {
  test.each([undefined, null, 7, [], { today: {} }, { '2026-13-40': { answers: [] } }])(
    '%j has no day',
    async (stored) => {
      expect(await readDaily(stored)).toEqual({});
    },
  );

  test.each([
    ['no list', { answers: 'all', clue: 9 }, [], 2],
    ['no answers', { answers: [1, null], clue: -1 }, [], 0],
    ['a fourth clue', { answers: [{ correct: true, clues: 4 }] }, [], 0],
    [
      'an answer after a damaged one',
      { answers: [...named(2), { correct: 'yes', clues: 1 }, ...named(1)], clue: 1 },
      named(2),
      1,
    ],
    ['sixteen answers', { answers: named(16) }, named(15), 0],
  ])('%s', async (_name, stored, answers, clue) => {
    expect(await readDaily({ [day]: stored })).toEqual({ [day]: { answers, clue } });
  });

  test('practice starts again', async () => {
    const initial = { answers: [], clue: 0, seed: 0, round: 1, score: 0, streak: 0, lastAnswers: [] };
    for (const stored of [null, 'x', { seed: -3, round: 0, score: 'many', streak: 4 }])
      expect(await readPractice(stored)).toEqual(initial);
  });
});
