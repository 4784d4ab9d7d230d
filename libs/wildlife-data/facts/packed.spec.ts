import { unpackedColumns } from '../src/records/packed-columns';
import { unpackedSources } from '../src/records/unpacked-sources';
import { packedColumns } from './packed-columns';
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
    ['Alone', 'https://example.org/page'],
  ]);
  expect(families[0]).toEqual(['Red List', 'https://iucn.org/', '?kind=species']);
});

test('packed columns say the same as before, and a list ends with its last value', () => {
  const records = [
    { id: 1, note: 'A note', name: 'Gaur' },
    { id: 2, name: 'Chital', note: undefined },
    { id: 3, kind: 'Deer' },
  ];
  const packed = packedColumns(records);
  expect(packed).toEqual({
    id: [1, 2, 3],
    note: ['A note'],
    name: ['Gaur', 'Chital'],
    kind: [null, null, 'Deer'],
  });
  expect(unpackedColumns(packed)).toEqual(records);
});
