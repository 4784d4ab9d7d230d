import { type City, mergeTowns } from './merge-towns';

const city = (name: string, lat: number, lng: number, division = '16.527'): City => {
  const [admin1 = '', admin2 = ''] = division.split('.');
  return { name, lat: String(lat), lng: String(lng), country: 'IN', admin1, admin2 };
};

/** A line of GeoNames. */
const counted = (
  name: string,
  others: string,
  at: readonly [number, number],
  people: number,
  district = '527',
) => ['1', name, '', others, ...at, 'P', 'PPL', 'IN', '', '16', district, '', '', people].join('\t');

const DIVISIONS = {
  states: [
    { code: 'IN.16', name: 'Maharashtra' },
    { code: 'IN.01', name: 'Andaman and Nicobar' },
  ],
  districts: [
    { code: 'IN.16.527', name: 'Sātāra Division' },
    { code: 'IN.01.640', name: 'North  & Middle Andaman' },
  ],
};

const merge = (
  cities: readonly City[],
  lines: readonly string[],
  kept: Parameters<typeof mergeTowns>[1] = [],
) => mergeTowns({ cities, counted: lines.join('\n'), ...DIVISIONS }, kept);

const IN_SATARA = { state: 'Maharashtra', district: 'Satara' } as const;

test('the newer list names a place, the older one counts its people and tells what it was called', () => {
  const found = merge(
    [
      city('Mahābaleshwar', 17.9237, 73.6586),
      city('Thanjavur', 17.5, 73.9),
      city('Diglipur', 13.27, 93, '01.640'),
      { ...city('Elsewhere', 17.9, 73.6), country: 'NP' },
    ],
    [
      counted('Mahabaleshwar', '', [17.93, 73.66], 13_598),
      counted('Tanjore', 'Thanjavur,तंजावुर', [17.51, 73.9], 219_571),
    ],
  );
  expect(found).toEqual([
    {
      name: 'Diglipur',
      state: 'Andaman and Nicobar Islands',
      district: 'North & Middle Andaman',
      lat: 13.27,
      lng: 93,
      people: undefined,
      other_names: [],
    },
    { name: 'Mahabaleshwar', ...IN_SATARA, lat: 17.92, lng: 73.66, people: 13_598, other_names: [] },
    { name: 'Thanjavur', ...IN_SATARA, lat: 17.5, lng: 73.9, people: 219_571, other_names: ['Tanjore'] },
  ]);
});

test('what the newer list has no more is taken from the older, unless another place stands there', () => {
  const found = merge(
    [city('Paralakhemundi', 18.78, 84.09)],
    [counted('Narkanda', '', [31.26, 77.46], 718), counted('Parlakimidi', '', [18.8, 84.1], 45_379)],
  );
  expect(found.map(({ name }) => name)).toEqual(['Narkanda', 'Paralakhemundi']);
});

test('a village without a district, without a name in Latin letters, or named twice is left out', () => {
  const found = merge(
    [
      city('Kalka', 30.8, 76.9, '16.'),
      city('No.2 Goreswar', 18, 74),
      city('Wai', 17.95, 73.89),
      city('Wai', 17.9, 73.95, '16.'),
      city('Mumbai', 19.07, 72.88, '16.'),
    ],
    [counted('Mumbai', '', [19.07, 72.88], 12_691_836, '')],
  );
  expect(found.map(({ name }) => name)).toEqual(['Mumbai', 'Wai']);
});

test('a line of the file stays as somebody mended it', () => {
  const mended = {
    name: 'Chandrapur',
    ...IN_SATARA,
    lat: 19.95,
    lng: 79.3,
    people: 1,
    other_names: ['Chanda'],
  };
  expect(merge([city('Chānda', 19.96, 79.31)], [], [mended])).toEqual([mended]);
});
