import { animalIndex, parks } from '@aranya/wildlife-data';
import { animalsFor, parksFor, picksOfTheDay } from './day-picks';
import { interests, searchWords } from './interests';

const on = (day: number, hour = 12) => new Date(2026, 2, day, hour);

test.each(interests)('%s has several species and parks, none of them twice', (interest) => {
  for (const found of [animalsFor(interest), parksFor(interest)]) {
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  }
});

test('a choice fits: cats for cats, coasts for coasts', () => {
  expect(animalsFor('big-cats').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Bengal Tiger', 'Snow Leopard', 'Cheetah']),
  );
  expect(animalsFor('birds').every(({ type }) => type === 'Bird')).toBe(true);
  expect(parksFor('oceans').map(({ name }) => name)).toContain('Gulf of Mannar Marine National Park');
  expect(parksFor('mountains').map(({ name }) => name)).toContain('Dachigam National Park');
});

test('picks are the same all day and change the next day', () => {
  const picks = picksOfTheDay(['birds'], on(15, 0));
  expect(picksOfTheDay(['birds'], on(15, 23))).toEqual(picks);
  expect(picksOfTheDay(['birds'], on(16))?.animal).not.toEqual(picks?.animal);
  expect(picksOfTheDay(['birds'], on(16))?.park).not.toEqual(picks?.park);
});

test('chosen interests take turns, and everything that fits has its day', () => {
  const chosen = ['big-cats', 'oceans'] as const;
  const seen = new Set<string>();
  for (let day = 1; day <= 60; day++) {
    const { animal } = picksOfTheDay(chosen, on(day)) ?? {};
    expect([...animalsFor('big-cats'), ...animalsFor('oceans')]).toContain(animal);
    seen.add(animal?.name ?? '');
  }
  for (const { name } of [...animalsFor('big-cats'), ...animalsFor('oceans')]) expect(seen).toContain(name);
});

test('picks are records of the catalogue; nothing chosen has none', () => {
  const picks = picksOfTheDay(interests, on(1));
  expect(animalIndex).toContain(picks?.animal);
  expect(parks).toContain(picks?.park);
  expect(picksOfTheDay([], on(1))).toBeNull();
});

test('words are searched in turns, eight at most', () => {
  expect(searchWords(['birds', 'insects'])).toEqual(['bird', 'butterfl', 'hornbill', 'bees']);
  expect(searchWords(interests)).toHaveLength(8);
});
