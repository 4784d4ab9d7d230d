import { roster, animalCount } from '@aranya/wildlife-data';
import { speciesOfDay } from './species-pick';

const day = (offset: number) => new Date(2026, 0, 1 + offset, 23, 59);

test('each species has its day before one returns', () => {
  const names = Array.from({ length: roster.length }, (_, offset) => speciesOfDay(roster, day(offset))?.name);
  expect(new Set(names).size).toBe(animalCount);
  expect(speciesOfDay(roster, day(roster.length))?.name).toBe(names[0]);
});

test('it is the same all day', () => {
  expect(speciesOfDay(roster, new Date(2026, 4, 5, 0, 0))).toBe(
    speciesOfDay(roster, new Date(2026, 4, 5, 23, 59)),
  );
});
