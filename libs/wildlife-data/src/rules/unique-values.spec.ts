import { roster } from '../animals/roster';
import { detectiveAnimals } from '../games/detective-animals';
import { matchAnimals } from '../games/match-animals';
import { wordleWords } from '../games/wordle-words';
import { funFacts } from '../landing/fun-facts';
import { parks } from '../parks/parks';
import { doubleValues } from './unique-values';

describe('what names a record names one record', () => {
  test('the rule sees doubles through case and accents', () => {
    expect(doubleValues('name', ['Gaur', 'gaur', 'Dhole'])).toEqual(["name 'gaur' occurs more than once"]);
    expect(doubleValues('name', ['Café', 'cafe', 'CAFE'])).toHaveLength(1);
    expect(doubleValues('id', [1, 2, 1])).toHaveLength(1);
    expect(doubleValues('id', [1, 11])).toEqual([]);
  });

  test.each(['id', 'name', 'slug', 'scientific_name'] as const)('animals: %s', (field) => {
    expect(
      doubleValues(
        field,
        roster.map((animal) => animal[field]),
      ),
    ).toEqual([]);
  });

  test.each(['id', 'name', 'slug'] as const)('parks: %s', (field) => {
    expect(
      doubleValues(
        field,
        parks.map((park) => park[field]),
      ),
    ).toEqual([]);
  });

  test('facts, words, answers and pictures', () => {
    expect(doubleValues('fact', funFacts)).toEqual([]);
    expect(doubleValues('word', wordleWords)).toEqual([]);
    expect(
      doubleValues(
        'answer',
        detectiveAnimals.map((animal) => animal.name),
      ),
    ).toEqual([]);
    expect(
      doubleValues(
        'emoji',
        matchAnimals.map((animal) => animal.emoji),
      ),
    ).toEqual([]);
  });
});
