import { createDailyResults, saveResult, dayState, resultStreak } from './daily-results';

const key = 'aranya.games.sample-days';
const store = createDailyResults('sample');
const won = { won: true, onTime: true, score: 3 };
const results = () => store.getState().value;

beforeEach(() => store.persist.rehydrate());

test('keeps one result a day, the first, under the key of the game', () => {
  saveResult(store, '2026-11-22', won);
  saveResult(store, '2026-11-22', { won: false, onTime: true, score: 6 });
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ '2026-11-22': won });
});

test('a result of another tab stays', () => {
  saveResult(store, '2026-11-21', won);
  localStorage.setItem(key, JSON.stringify({ '2026-11-20': won, '2026-11-21': won }));
  saveResult(store, '2026-11-22', won);
  expect(Object.keys(results())).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
});

test('days from the archive and lost ones count for no streak', () => {
  saveResult(store, '2026-11-22', won);
  saveResult(store, '2026-11-21', { ...won, onTime: false });
  saveResult(store, '2026-11-20', { ...won, won: false });
  expect(resultStreak(results(), '2026-11-22')).toEqual({ current: 1, longest: 1 });
  expect(['2026-11-22', '2026-11-20', '2026-11-19'].map((day) => dayState(results(), day))).toEqual([
    'won',
    'played',
    'not played',
  ]);
});

test.each([
  '{',
  '[]',
  '7',
  '{"2026-02-30":{"won":true},"today":{"won":true},"__proto__":{"won":true},"2026-11-21":null,"2026-11-20":{"won":1}}',
])('%s holds no results', async (stored) => {
  localStorage.setItem(key, stored);
  await store.persist.rehydrate();
  expect(results()).toEqual({});
});

test('a result with broken numbers stays a result', async () => {
  localStorage.setItem(key, '{"2026-11-20":{"won":true,"score":-1},"2026-11-21":[]}');
  await store.persist.rehydrate();
  expect(results()).toEqual({ '2026-11-20': { won: true, onTime: false, score: 0 } });
});
