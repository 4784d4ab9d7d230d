import { detectiveAnimals } from '../games/detective-animals';
import { matchAnimals } from '../games/match-animals';
import { wordleWords } from '../games/wordle-words';
import { funFacts } from '../landing/fun-facts';
import { duplicateValues, takenFaults } from './unique-values';

describe('identifying values are unique', () => {
  test('finds duplicates despite case and accents', () => {
    expect(duplicateValues('name', ['Gaur', 'gaur', 'Dhole'])).toEqual(["name 'gaur' occurs more than once"]);
    expect(duplicateValues('name', ['Café', 'cafe', 'CAFE'])).toHaveLength(1);
    expect(duplicateValues('name', ['Dhole', 'Dhole '])).toHaveLength(1);
    expect(duplicateValues('id', [1, 2, 1])).toHaveLength(1);
    expect(duplicateValues('id', [1, 11])).toEqual([]);
  });

  test('finds a value that another record has', () => {
    const others = [{ name: 'Gaur' }, { name: 'Café' }];
    expect(takenFaults('the name', { name: 'cafe ' }, others, 'name')).toEqual([
      "the name 'cafe' occurs more than once",
    ]);
    expect(takenFaults('the name', { name: 'Dhole' }, others, 'name')).toEqual([]);
  });

  test('facts, words, answers and pictures', () => {
    expect(duplicateValues('fact', funFacts)).toEqual([]);
    expect(duplicateValues('word', wordleWords)).toEqual([]);
    expect(
      duplicateValues(
        'answer',
        detectiveAnimals.map((animal) => animal.name),
      ),
    ).toEqual([]);
    expect(
      duplicateValues(
        'emoji',
        matchAnimals.map((animal) => animal.emoji),
      ),
    ).toEqual([]);
  });
});
