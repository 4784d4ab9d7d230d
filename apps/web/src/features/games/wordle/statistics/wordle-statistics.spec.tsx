import fc from 'fast-check';
import { updatePersisted } from '../../../../lib/persisted-store';
import { replay } from '../wordle.rules';
import { withRound, wordleStatistics } from './wordle-statistics';

const none = wordleStatistics.getInitialState().value;
const wonIn = (guesses: number) => replay('lion', [...Array<string>(guesses - 1).fill('bear'), 'lion']);
const lost = replay('lion', Array<string>(6).fill('bear'));

test('rounds add up: played, won, streak, best streak, distribution', () => {
  const after = [wonIn(3), wonIn(1), lost, wonIn(6)].reduce(withRound, none);
  expect(after).toEqual({ played: 4, won: 3, streak: 1, bestStreak: 2, distribution: [1, 0, 1, 0, 0, 1] });
  expect(withRound(after, replay('lion', ['bear']))).toBe(after);
});

test('the statistics of any rounds agree', () => {
  const rounds = fc.array(fc.option(fc.integer({ min: 1, max: 6 }), { nil: 0 }), { maxLength: 40 });
  fc.assert(
    fc.property(rounds, (played) => {
      const end = played.map((guesses) => (guesses ? wonIn(guesses) : lost)).reduce(withRound, none);
      expect(end.played).toBe(played.length);
      expect(end.won).toBe(end.distribution.reduce((sum, count) => sum + count, 0));
      expect(end.won).toBeLessThanOrEqual(end.played);
      expect(end.streak).toBeLessThanOrEqual(end.bestStreak);
      expect(end.bestStreak).toBeLessThanOrEqual(end.won);
    }),
  );
});

test('they are stored; invalid values count as none', async () => {
  updatePersisted(wordleStatistics, (now) => withRound(now, wonIn(2)));
  expect(JSON.parse(localStorage.getItem('aranya.games.wordle') ?? '')).toMatchObject({ played: 1, won: 1 });
  for (const broken of ['{', '7', '{"played":"x","distribution":{"0":4}}']) {
    localStorage.setItem('aranya.games.wordle', broken);
    await wordleStatistics.persist.rehydrate();
    expect(wordleStatistics.getState().value).toEqual(none);
  }
});
