import { unpackedColumns } from '../../src/records/packed-columns';
import { packedAreas } from './packed-areas';
import { parseAreas } from './read-areas';

const TEXT = `name,kinds,states,lat,lng,area_km2,other_names,note
Valmiki Tiger Reserve,national park|tiger reserve,Bihar,27.33,84.08,899.38,Valmiki National Park|Valmikinagar,
Glaw Lake,Ramsar site,Arunachal Pradesh,27.70,96.45,,,"inside Kamlang, the point is that of the reserve"`;

const read = (part = '', other = '') => parseAreas('areas.csv', TEXT.replace(part, other));

test('sound lines are areas, and one with the name of a park is linked to it', () => {
  const { value, faults } = read();
  expect(faults).toEqual([]);
  const packed = packedAreas(value ?? [], [
    { name: 'Valmiki National Park' },
    { name: 'Kanha National Park' },
  ]);
  expect(unpackedColumns(packed)).toEqual([
    {
      name: 'Valmiki Tiger Reserve',
      others: ['Valmiki National Park', 'Valmikinagar'],
      kinds: ['national park', 'tiger reserve'],
      states: ['Bihar'],
      at: [27.33, 84.08],
      km2: 899.38,
      park: 'valmiki-national-park',
    },
    { name: 'Glaw Lake', kinds: ['Ramsar site'], states: ['Arunachal Pradesh'], at: [27.7, 96.45] },
  ]);
});

test.each<[what: string, part: string, other: string, fault: string]>([
  ['a kind', 'tiger reserve,Bihar', 'tiger park,Bihar', 'areas.csv:2 kinds: There is no such kind of area.'],
  ['no kind', 'Ramsar site,', ',', 'areas.csv:3 kinds: An area has a kind.'],
  ['a state', ',Bihar,', ',Behar,', 'areas.csv:2 states: There is no such state.'],
  ['no state', ',Bihar,', ',,', 'areas.csv:2 states: An area has a state.'],
  ['a latitude', '27.33,84.08', '27.33°,84.08', 'areas.csv:2 lat: Degrees are a number'],
  ['a point elsewhere', '27.33,84.08', '84.08,27.33', 'areas.csv:2 lat: In India it is 6 to 37.'],
  ['a size', '899.38', 'about 900', 'areas.csv:2 area_km2: An area is a number of square kilometres'],
  ['an empty name', '|Valmikinagar', '|', 'areas.csv:2 other_names: There is an empty name.'],
  [
    'a name twice',
    'Glaw Lake',
    'Valmiki tiger-reserve',
    'areas.csv:3 name: Valmiki tiger-reserve is also in',
  ],
  ['a long name', 'Glaw Lake', 'Glaw '.repeat(20).trim(), 'areas.csv:3 name: It makes a key of more than 80'],
  ['a field too few', ',Bihar', '', 'areas.csv: Invalid Record Length'],
])('%s is told with file and line', (_what, part, other, fault) => {
  expect(read(part, other).faults.join('\n')).toContain(fault);
});
