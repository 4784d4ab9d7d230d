import { dailyWords } from '@aranya/wildlife-data';
import { addDays } from '../../../lib/daily/days';
import { saveDailyRound, withDailyRound } from '../shared/word/daily-rounds';
import { dailyStatistics } from '../shared/word/daily-statistics';
import { wordleDays, wordOfDay } from './daily-rounds';
import { replay } from './wordle.rules';

const key = 'aranya.games.wordle-rounds';
const rounds = () => wordleDays.rounds.getState().value;

test('the words of days are what they were: a changed order would change rounds being played', () => {
  const days = Array.from({ length: 5 }, (_, index) => addDays('2026-11-20', index));
  expect(days.map(wordOfDay)).toEqual(['macaw', 'krait', 'llama', 'moray', 'snail']);
});

test('no word returns before all others have been', () => {
  const words = dailyWords.map((_, index) => wordOfDay(addDays('2026-11-22', index)));
  expect(new Set(words).size).toBe(dailyWords.length);
  expect(wordOfDay(addDays('2026-11-22', dailyWords.length))).toBe('llama');
});

test('the guesses are stored, not the word; the end makes a result', () => {
  saveDailyRound(wordleDays, '2026-11-22', true, replay('llama', ['crane', 'camel']).guesses);
  expect(localStorage.getItem(key)).toBe('{"2026-11-22":["crane","camel"]}');
  expect(wordleDays.results.getState().value).toEqual({});
  saveDailyRound(wordleDays, '2026-11-22', true, replay('llama', ['crane', 'camel', 'llama']).guesses);
  expect(wordleDays.results.getState().value).toEqual({
    '2026-11-22': { won: true, onTime: true, score: 3 },
  });
});

test('the longer round of two tabs stays; the oldest days go', () => {
  const two = withDailyRound({}, '2026-11-22', ['crane', 'camel']);
  expect(withDailyRound(two, '2026-11-22', ['zebra'])).toBe(two);
  const many = Array.from({ length: 80 }, (_, index) => addDays('2026-01-01', index)).reduce(
    (now, day) => withDailyRound(now, day, ['crane']),
    {},
  );
  expect(Object.keys(many)).toHaveLength(60);
  expect(Object.keys(withDailyRound(many, '2025-12-31', ['crane']))).toContain('2025-12-31');
});

test.each(['{', 'null', '[]', '{"2026-02-30":["crane"],"today":["crane"],"2026-11-22":"crane"}'])(
  '%s holds no rounds',
  async (stored) => {
    localStorage.setItem(key, stored);
    await wordleDays.rounds.persist.rehydrate();
    expect(rounds()).toEqual({});
  },
);

test('invalid guesses are dropped', async () => {
  localStorage.setItem(key, '{"2026-11-22":["crane",7,null,{}]}');
  await wordleDays.rounds.persist.rehydrate();
  expect(rounds()).toEqual({ '2026-11-22': ['crane'] });
});

test('the statistics count all days, the streaks those on time', () => {
  const won = { won: true, onTime: true, score: 3 };
  const results = {
    '2026-11-20': { ...won, onTime: false },
    '2026-11-21': won,
    '2026-11-22': { ...won, score: 6 },
    '2026-11-10': { ...won, won: false, score: 6 },
  };
  expect(dailyStatistics(results, '2026-11-22')).toEqual({
    played: 4,
    won: 3,
    streak: 2,
    bestStreak: 2,
    distribution: [0, 0, 2, 0, 0, 1],
  });
});
