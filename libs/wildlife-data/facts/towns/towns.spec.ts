import { unpackedTowns } from '../../src/towns/towns';
import { packedTowns } from './packed-towns';
import { parseTowns } from './read-towns';

const TEXT = `name,state,district,lat,lng,people,other_names
Mahabaleshwar,Maharashtra,Satara,17.92,73.66,13598,
Lonavala,Maharashtra,Pune,18.75,73.41,58562,Lonavla
Mumbai,Maharashtra,,19.07,72.88,12691836,Bombay
Yercaud,Tamil Nadu,Salem,11.77,78.21,,`;

const read = (part = '', other = '') => parseTowns('towns.csv', TEXT.replace(part, other));

test('packed towns say the same as the lines, by state and district', () => {
  const { value, faults } = read();
  expect(faults).toEqual([]);
  const inMaharashtra = { state: 'Maharashtra', otherNames: [] };
  expect(unpackedTowns(packedTowns(value ?? []))).toEqual([
    {
      ...inMaharashtra,
      name: 'Mumbai',
      otherNames: ['Bombay'],
      district: '',
      coordinates: { lat: 19.07, lng: 72.88 },
      size: 9,
    },
    {
      ...inMaharashtra,
      name: 'Lonavala',
      otherNames: ['Lonavla'],
      district: 'Pune',
      coordinates: { lat: 18.75, lng: 73.41 },
      size: 4,
    },
    {
      ...inMaharashtra,
      name: 'Mahabaleshwar',
      district: 'Satara',
      coordinates: { lat: 17.92, lng: 73.66 },
      size: 3,
    },
    {
      name: 'Yercaud',
      otherNames: [],
      state: 'Tamil Nadu',
      district: 'Salem',
      coordinates: { lat: 11.77, lng: 78.21 },
      size: 0,
    },
  ]);
});

test.each<[what: string, part: string, other: string, fault: string]>([
  ['a state', ',Tamil Nadu', ',Madras', 'towns.csv:5 state: There is no such state.'],
  ['a point elsewhere', '17.92,73.66', '73.66,17.92', 'towns.csv:2 lat: In India it is 6 to 37.'],
  ['a number', '13598', '13,598', 'towns.csv: Invalid Record Length'],
  ['a number with words', '13598', 'many', 'towns.csv:2 people: People are a whole number, or empty.'],
  [
    'a twin that nobody can tell apart',
    'Lonavala,Maharashtra,Pune',
    'Mahabaleshwar,Maharashtra,Satara',
    'towns.csv:3 name: Mahabaleshwar, Satara, Maharashtra is also in towns.csv:2.',
  ],
])('%s is told with file and line', (_what, part, other, fault) => {
  expect(read(part, other).faults.join('\n')).toContain(fault);
});
