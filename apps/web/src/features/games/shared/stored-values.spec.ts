import { storedCount, storedCounts, storedFields, storedPositive } from './stored-values';

const read = (stored: unknown) => {
  const fields = storedFields(stored);
  return {
    played: storedCount(fields.played),
    spread: storedCounts(fields.spread, 3),
    best: storedPositive(fields.best),
  };
};
const initial = { played: 0, spread: [0, 0, 0], best: undefined };

test('reads what was stored', () => {
  expect(read({ played: 7, spread: [1, 2, 3], best: 12.5 })).toEqual({
    played: 7,
    spread: [1, 2, 3],
    best: 12.5,
  });
});

test.each([
  [undefined],
  [null],
  [7],
  [[1]],
  [{ played: '7', spread: { 0: 1 }, best: -3 }],
  [{ played: 1.5, spread: [null, -1, '2'], best: null }],
])('reads %j as nothing played', (stored) => {
  expect(read(stored)).toEqual(initial);
});

test('keeps the valid fields of a damaged record', () => {
  expect(read({ played: 4, spread: [1, 2, 3, 4], best: 'fast' })).toEqual({
    played: 4,
    spread: [1, 2, 3],
    best: undefined,
  });
});
