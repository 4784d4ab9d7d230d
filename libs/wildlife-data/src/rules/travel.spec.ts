import { animalIndex } from '../animals/animal-index';
import type { Park } from '../parks/park.schema';
import { parks } from '../parks/parks';
import { travel } from '../parks/travel/travel';
import type { Travel } from '../parks/travel/travel.schema';
import { travelFaults } from './travel';

const kanha = travel.find(({ id }) => id === 5) as Travel;
const itsPark = parks.find(({ id }) => id === 5) as Park;
const textsOf = (found: ReturnType<typeof travelFaults>) => found.map(({ fault }) => fault);
const faults = (change: Partial<Travel>) =>
  textsOf(travelFaults({ ...kanha, ...change }, itsPark, animalIndex));
const [closure] = kanha.closures;
const worded = (text: string) => ({ text, from: ['park'] });
const majestic = 'A majestic forest that goes on for ever.';

test('a fault has the field in which it stands', () => {
  expect(travelFaults(kanha, itsPark, animalIndex)).toEqual([]);
  expect(travelFaults({ ...kanha, signature: [16, 22] }, itsPark, animalIndex)).toEqual([
    {
      field: ['travel', 'signature'],
      fault: 'Kanha National Park: Red Panda is not in the park’s fauna',
    },
  ]);
});

test.each<[fault: string, change: Partial<Travel>]>([
  [
    'Kanha National Park: month 5 is best and closed',
    { closures: [{ months: [5], days: 'all of May', whole: false, from: ['park'] }] },
  ],
  [
    "Kanha National Park: 'never' names no month",
    { closures: [{ months: [], days: 'never', whole: true, from: ['park', 'gates'] }] },
  ],
  ['Kanha National Park: Red Panda is not in the park’s fauna', { signature: [16, 22] }],
  ['Kanha National Park: the first signature species is not the poster’s', { signature: [1, 16] }],
  [
    'Kanha National Park: Tamil is not spoken in Madhya Pradesh',
    { languages: { names: ['Tamil'], from: ['languages'] } },
  ],
  [
    'Kanha National Park: the area stands in the park’s record already',
    { area: { km2: 940, of: 'national park', from: ['park'] } },
  ],
  [
    "Kanha National Park: names a price ('Rs 1500')",
    { permits: { ...kanha.permits, text: 'A permit costs Rs 1500 a head.' } },
  ],
  ...['₹', 'rupees', 'INR', 'USD', '$5'].map((price): [string, Partial<Travel>] => [
    `Kanha National Park: names a price ('${price}')`,
    { permits: { ...kanha.permits, text: `A permit costs 15 ${price} a head.` } },
  ]),
  [
    'Kanha National Park: month 8 is closed twice',
    { closures: [{ months: [8], part_months: [8], days: 'all of August', whole: true, from: ['park'] }] },
  ],
  [
    "Kanha National Park: 'May to September' says something else of month 5 than the calendar",
    {
      closures: [
        { months: [6, 7, 8, 9], part_months: [5], days: 'May to September', whole: true, from: ['park'] },
      ],
    },
  ],
  ...(
    [
      ['15 May to 31 July', 5],
      ['mid-May to July', 5],
      ['1 May into July', 7],
      ['May to 15 July', 7],
      ['August', 5],
      ['16 April to July', 4],
    ] as const
  ).map(([days, month]): [string, Partial<Travel>] => [
    `Kanha National Park: '${days}' says something else of month ${month} than the calendar`,
    { closures: [{ months: [5, 6, 7], days, whole: true, from: ['park'] }] },
  ]),
  [
    "Kanha National Park: names a price ('rupee')",
    { vegetation: worded('Sal. A leaf costs a rupee at the gate.') },
  ],
  [
    "Kanha National Park: names a price ('Rs.500')",
    { vegetation: worded('Sal. A leaf costs Rs.500 a head.') },
  ],
  ...[
    { vegetation: worded(majestic) },
    { permits: { ...kanha.permits, text: majestic } },
    { ways_in: { ...kanha.ways_in, names: [majestic] } },
    { year: { ...kanha.year, spans: kanha.year.spans.map((span) => ({ ...span, text: majestic })) } },
    { closures: kanha.closures.map((one) => ({ ...one, note: majestic })) },
  ].map((change): [string, Partial<Travel>] => ["Kanha National Park: the filler 'majestic'", change]),
])('%s', (fault, change) => expect(faults(change)).toContain(fault));

test.each([
  ['16 July to 31 August', [8], [7]],
  ['1 July into September', [7, 8], [9]],
  ['July and September', [7, 9], []],
  ['July to September, August to September', [8, 9], [7]],
])('a closure from %s is no fault, of whole months and parts', (days, months, parts) =>
  expect(
    faults({ closures: [{ months, part_months: parts, days, whole: true, from: ['park', 'gates'] }] }),
  ).toEqual([]),
);

test('animals of a span that is closed for one of its months are no fault', () =>
  expect(
    faults({ closures: [{ months: [6], days: 'all of June', whole: true, from: ['park', 'gates'] }] }),
  ).toEqual(['Kanha National Park: month 6 is best and closed']));

test('an animal that is not in the catalogue is a fault', () => {
  const known = animalIndex.filter(({ id }) => id !== 16);
  expect(textsOf(travelFaults(kanha, itsPark, known))).toEqual([
    'Kanha National Park: there is no animal 16',
  ]);
});

test('a month that stands twice in the year, or is promised while closed, is a fault', () => {
  const spans = [
    ...kanha.year.spans,
    { months: [7, 8], text: 'Tigers in the rain, by the hundred.', animals: [1] },
  ];
  expect(faults({ year: { spans, from: ['park'] }, ...(closure && { closures: [closure] }) })).toEqual([
    'Kanha National Park: month 7 does not stand in the year once',
    'Kanha National Park: month 8 does not stand in the year once',
    'Kanha National Park: promises animals in 7, 8, which are closed',
  ]);
});

describe('the place of a park', () => {
  const movedTo = (lat: number, lng: number, ...states: Park['states']) =>
    textsOf(
      travelFaults(
        { ...kanha, languages: { ...kanha.languages, names: ['Hindi'] } },
        { ...itsPark, coordinates: { lat, lng }, states },
        animalIndex,
      ),
    );

  test.each([
    [20.9, 77],
    [27.1, 77],
    [22, 73.9],
    [22, 83.1],
  ])('%d, %d is outside its state', (lat, lng) =>
    expect(movedTo(lat, lng, 'Madhya Pradesh')).toEqual([
      `Kanha National Park: ${lat}, ${lng} is not in Madhya Pradesh`,
    ]),
  );

  test.each([
    [21, 74],
    [27, 83],
  ])('%d, %d is a corner of its state', (lat, lng) =>
    expect(movedTo(lat, lng, 'Madhya Pradesh')).toEqual([]),
  );

  test('one of its states is enough, and one of unknown borders is none', () => {
    expect(movedTo(22, 82, 'Maharashtra', 'Madhya Pradesh')).toEqual([]);
    expect(movedTo(22, 82, 'Goa', 'Assam')).toEqual([
      'Kanha National Park: 22, 82 is not in Goa, Assam',
      'Kanha National Park: Hindi is not spoken in Goa, Assam',
    ]);
  });
});
