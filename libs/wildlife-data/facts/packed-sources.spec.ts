import { unpackedSources } from '../src/records/unpacked-sources';
import { packedSources } from './packed-sources';

const page = (title: string, url: string) => ({ title, url });

test('packed sources say the same as before, in fewer letters', () => {
  const lists = [
    [page('Red List', 'https://iucn.org/a?kind=species'), page('Alone', 'https://example.org/page')],
    [],
    [
      page('Red List', 'https://iucn.org/bb?kind=species'),
      page('Red List', 'https://iucn.org/?kind=species'),
    ],
  ];
  const { families, packed } = packedSources(lists);
  expect(packed.map((list) => unpackedSources(families, list))).toEqual(lists);
  expect(packed[0]).toEqual([
    [0, 'a'],
    [1, ''],
  ]);
  expect(families[0]).toEqual(['Red List', 'https://iucn.org/', '?kind=species']);
});
