import { unpackedRows } from '../src/records/packed-rows';
import { unpackedSources } from '../src/records/unpacked-sources';
import { packedRows } from './packed-rows';
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

test('packed rows say the same as before, and a row ends with its last field', () => {
  const records = [
    { id: 1, note: 'A note', name: 'Gaur' },
    { id: 2, name: 'Chital', note: undefined },
    { id: 3 },
  ];
  const packed = packedRows(records);
  expect(packed).toEqual({
    fields: ['id', 'name', 'note'],
    rows: [[1, 'Gaur', 'A note'], [2, 'Chital'], [3]],
  });
  expect(unpackedRows(packed)).toEqual(records);
});
