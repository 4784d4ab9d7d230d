import { animalIndex } from '../animals/animal-index';
import { dailyWordAnimals, dailyWordFacts, dailyWordKin } from '../games/daily-word-facts';
import { dailyWords } from '../games/daily-words';
import { proseFaults } from './plain-prose';

const catalogue = new Set(animalIndex.map(({ id }) => id));

test('enough different words of five letters for months', () => {
  expect(dailyWords.length).toBeGreaterThanOrEqual(150);
  expect(dailyWords.filter((word) => !/^[a-z]{5}$/.test(word))).toEqual([]);
  expect(new Set(dailyWords).size).toBe(dailyWords.length);
});

test('each word is in the catalogue or has a fact, and not both', () => {
  const known = [...Object.keys(dailyWordAnimals), ...Object.keys(dailyWordFacts)];
  expect(known.sort()).toEqual([...dailyWords].sort());
  expect(Object.entries(dailyWordAnimals).filter(([, id]) => !catalogue.has(id))).toEqual([]);
});

test('each fact is one plain sentence of its own', () => {
  const facts = Object.entries(dailyWordFacts);
  expect(facts.filter(([, fact]) => !/^[A-Z0-9].{20,99}[^.]\.$/.test(fact) || /[.?] /.test(fact))).toEqual(
    [],
  );
  expect(facts.flatMap(([word, fact]) => proseFaults(word, fact))).toEqual([]);
  expect(new Set(Object.values(dailyWordFacts)).size).toBe(facts.length);
});

test('each word outside the catalogue has one animal of the catalogue beside it', () => {
  const words = dailyWordKin.flatMap((kin) => kin.words);
  expect(words.sort()).toEqual(Object.keys(dailyWordFacts).sort());
  expect(dailyWordKin.filter(({ animalId }) => !catalogue.has(animalId))).toEqual([]);
});
