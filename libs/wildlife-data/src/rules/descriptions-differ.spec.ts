import { animals } from '../animals/animals';
import { glances } from '../glance/glances';
import { funFacts } from '../landing/fun-facts';
import { alikeFaults, openingFaults, similarity, trigrams } from './descriptions-differ';

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
    expect(alikeFaults(named('Yak', yak), [named('Gaur', gaur)], 0.6)).toEqual([
      expect.stringMatching(/^Gaur and Yak are alike \(0\.\d\d\)$/),
    ]);
    expect(alikeFaults(named('Bison', gaur), [named('Gaur', gaur)], 1)).toEqual([]);
    expect(alikeFaults(named('Gull', gull), [named('Gaur', gaur)], 0.3)).toEqual([]);
  });

  test('finds an opening used before', () => {
    const before = [named('A', 'It is a day.'), named('B', 'It is one fox.')];
    expect(openingFaults(named('C', ' it is A fox.'), before)).toEqual(["A and C both open 'it is a'"]);
    expect(openingFaults(named('C', 'It was a fox.'), before)).toEqual([]);
  });

  test('fun facts', () => {
    const facts = funFacts.map((fact) => named(fact, fact));
    expect(facts.flatMap((fact, at) => alikeFaults(fact, facts.slice(0, at), 0.3))).toEqual([]);
  });

  test('what is done for each species', () => {
    const texts = glances.map(({ conservation }, at) => named(animals[at]?.name ?? '', conservation.text));
    expect(
      texts.flatMap((text, at) => [
        ...alikeFaults(text, texts.slice(0, at), 0.35),
        ...openingFaults(text, texts.slice(0, at)),
      ]),
    ).toEqual([]);
  });
});
