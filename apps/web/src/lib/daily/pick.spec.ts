import fc from 'fast-check';
import { addDays } from './days';
import { pickOfDay, shuffledBy } from './pick';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

test('the order depends on the seed alone and keeps every item', () => {
  expect(shuffledBy(letters, 'wordle')).toEqual(shuffledBy(letters, 'wordle'));
  expect(shuffledBy(letters, 'wordle')).not.toEqual(shuffledBy(letters, 'detective'));
  expect(shuffledBy(letters, 'wordle').sort()).toEqual(letters);
});

test('no item returns before all others have been, on any day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (start) => {
      const picked = letters.map((_, index) =>
        pickOfDay(letters, addDays('2026-11-22', start + index), 'game'),
      );
      expect(new Set(picked).size).toBe(letters.length);
    }),
  );
});

test('nothing to pick from is an error', () => {
  expect(() => pickOfDay([], '2026-11-22', 'wordle')).toThrow(RangeError);
});
