import type { FakeAnimal, FakeStudy } from './fake-movebank';

const DAY = 86_400_000;

/** A fix a day at noon, for `days` days until the day before `now`. */
export function dailyWay(
  now: Date,
  days: number,
  placeOn: (day: number) => readonly [number, number],
): FakeAnimal['locations'] {
  const noon = Math.floor(now.getTime() / DAY) * DAY - DAY / 2;
  return Array.from({ length: days }, (_, day) => {
    const [lng, lat] = placeOn(day);
    return [lng, lat, noon - (days - 1 - day) * DAY];
  });
}

export const gooseWay = (now: Date) => dailyWay(now, 40, (day) => [91 + day * 0.2, 22 + day * 0.5]);

export const geese = (now: Date): FakeStudy => ({
  id: 2_911_040,
  name: 'Geese of the high lakes',
  citation:
    'Example A, Sample B. 2025. Data from: <a href="https://doi.org/10.5441/001/1.example">Geese</a>.',
  licence: 'CC_0',
  animals: [
    { individual: 'Goose 7', taxon: 'Anser indicus', locations: gooseWay(now) },
    {
      individual: 'Goose 8',
      taxon: 'Anser indicus',
      locations: dailyWay(now, 30, (day) => [90 + day * 0.1, 24 + day * 0.4]),
    },
  ],
});

export const elephants = (now: Date): FakeStudy => ({
  id: 1_542_155_599,
  name: 'Elephants between two hills',
  citation: 'Example C. 2024. Movements of elephants.',
  licence: 'CC_BY',
  animals: [
    {
      individual: 'Herd 1',
      taxon: 'Elephas maximus',
      locations: dailyWay(now, 60, (day) => [76.4171 + day * 0.011, 11.5323 + day * 0.007]),
    },
  ],
});
