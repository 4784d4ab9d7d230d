import { funFacts, funFactSources } from '../landing/fun-facts';
import { sourceFaults } from './sources';

describe('each record names its sources', () => {
  test('finds missing, untitled, unsafe, vague and duplicate sources', () => {
    const good = { title: 'A page', url: 'https://example.org/page' };
    const faults = (...sources: { title: string; url: string }[]) => sourceFaults({ name: 'Gaur', sources });
    expect(faults(good)).toEqual([]);
    expect(faults()).toEqual(['Gaur names no source']);
    expect(faults({ ...good, title: 'Atlas' })).toEqual([]);
    for (const title of ['     ', 'Page'])
      expect(faults({ ...good, title })).toEqual(['Gaur: a source has no title']);
    for (const url of ['https://example.org/', 'https://example.org'])
      expect(faults({ ...good, url })).toEqual([`Gaur: '${url}' names a site, not a page`]);
    expect(faults(good, good)).toEqual([`Gaur: '${good.url}' occurs twice`]);
  });

  test.each([
    'http://example.org/page',
    'example.org/page',
    'see https://example.org/page',
    'https://example.org/page two',
    'https://example/page',
  ])('%j is no address', (url) =>
    expect(sourceFaults({ name: 'Gaur', sources: [{ title: 'A page', url }] })).toEqual([
      `Gaur: '${url}' is no https address`,
    ]),
  );

  test('fun facts, in the parallel list', () => {
    expect(funFactSources).toHaveLength(funFacts.length);
    expect(
      funFactSources.flatMap((source, at) => sourceFaults({ name: `Fact ${at + 1}`, sources: [source] })),
    ).toEqual([]);
  });
});
