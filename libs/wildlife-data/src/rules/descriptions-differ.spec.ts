import { animals } from '../animals/animals';
import { funFacts } from '../landing/fun-facts';
import { parks } from '../parks/parks';
import { similarPairs, similarity, sameOpenings, trigrams } from './descriptions-differ';

describe('no two descriptions are alike', () => {
  const gaur = 'The gaur is the largest wild ox on Earth. It grazes at the edge of the forest at dawn.';
  const yak = 'The yak is the largest wild ox on Earth. It grazes at the edge of the snow at dawn.';
  const gull =
    'High above Tibetan lakes a brown hood turns white each winter, when these gulls reach the coast.';
  const named = (name: string, text: string) => ({ name, text });

  test('trigrams are of words of four letters and more', () =>
    expect([...trigrams('The old goat')]).toEqual(['  g', ' go', 'goa', 'oat', 'at ']));

  test('similarity is 0 to 1', () => {
    expect(similarity(new Set(['a', 'b']), new Set(['b', 'c', 'd']))).toBe(0.25);
    expect(similarity(new Set(), new Set())).toBe(1);
    expect(similarity(trigrams(gaur), trigrams(gaur))).toBe(1);
    expect(similarity(trigrams('abcd'), trigrams('wxyz'))).toBe(0);
  });

  test('finds a text with exchanged names', () => {
    expect(similarPairs([named('Gaur', gaur), named('Yak', yak)], 0.6)).toEqual([
      expect.stringMatching(/^Gaur and Yak are alike \(0\.\d\d\)$/),
    ]);
    expect(similarPairs([named('Gaur', gaur), named('Bison', gaur)], 1)).toEqual([]);
    expect(similarPairs([named('Gaur', gaur), named('Gull', gull)], 0.3)).toEqual([]);
  });

  test('finds an opening used twice', () => {
    const texts = [named('A', 'It is a day.'), named('B', ' it is A fox.'), named('C', 'It is a cat.')];
    expect(sameOpenings(texts)).toEqual(["A and B both open 'it is a'", "A and C both open 'it is a'"]);
    expect(sameOpenings([named('A', 'It is a day.'), named('B', 'It is one fox.')])).toEqual([]);
  });

  test('descriptions of animals', () => {
    const texts = animals.map(({ name, description }) => named(name, description));
    expect(similarPairs(texts, 0.3)).toEqual([]);
    expect(sameOpenings(texts)).toEqual([]);
  });

  test('what threatens one animal is not copied to the next', () => {
    const texts = animals.map(({ name, status_threats }) => named(name, status_threats));
    expect(similarPairs(texts, 0.75)).toEqual([]);
  });

  // Short and full of the same offices and years, histories may share more.
  test('histories of parks', () => {
    expect(
      similarPairs(
        parks.map(({ name, history }) => named(name, history)),
        0.55,
      ),
    ).toEqual([]);
  });

  test('fun facts', () => {
    expect(
      similarPairs(
        funFacts.map((fact) => named(fact, fact)),
        0.3,
      ),
    ).toEqual([]);
  });
});
