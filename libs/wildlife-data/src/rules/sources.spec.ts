import { animals } from '../animals/animals';
import { funFacts, funFactSources } from '../landing/fun-facts';
import { parks } from '../parks/parks';
import { sourceFaults } from './sources';

describe('each record names its sources', () => {
  test('finds missing, untitled, unsafe, vague and duplicate sources', () => {
    const good = { title: 'A page', url: 'https://example.org/page' };
    const faults = (...sources: { title: string; url: string }[]) => sourceFaults({ name: 'Gaur', sources });
    expect(faults(good)).toEqual([]);
    expect(faults()).toEqual(['Gaur names no source']);
    expect(faults({ ...good, title: ' ' })).toHaveLength(1);
    expect(faults({ ...good, url: 'http://example.org/page' })).toHaveLength(1);
    expect(faults({ ...good, url: 'example.org/page' })).toHaveLength(1);
    expect(faults({ ...good, url: 'https://example.org/' })).toHaveLength(1);
    expect(faults(good, good)).toHaveLength(1);
  });

  test('animals', () => expect(animals.flatMap(sourceFaults)).toEqual([]));

  test('parks', () => expect(parks.flatMap(sourceFaults)).toEqual([]));

  test('fun facts, in the parallel list', () => {
    expect(funFactSources).toHaveLength(funFacts.length);
    expect(
      funFactSources.flatMap((source, at) => sourceFaults({ name: `Fact ${at + 1}`, sources: [source] })),
    ).toEqual([]);
  });
});
