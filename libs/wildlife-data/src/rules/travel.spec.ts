import { animalIndex } from '../animals/animal-index';
import { parks } from '../parks/parks';
import { travel } from '../parks/travel/travel';
import type { Travel } from '../parks/travel/travel.schema';
import { allTravelFaults, travelFaults } from './travel';

const kanha = travel.find(({ id }) => id === 5) as Travel;
const faults = (change: Partial<Travel>) => travelFaults({ ...kanha, ...change }, parks, animalIndex);
const [closure] = kanha.closures;

test('what travellers are told has no faults', () =>
  expect(allTravelFaults(travel, parks, animalIndex)).toEqual([]));

test('a park without a record is named', () =>
  expect(allTravelFaults(travel.slice(1), parks, animalIndex)).toEqual([
    'Jim Corbett National Park: not one record for travellers',
  ]));

test.each<[fault: string, change: Partial<Travel>]>([
  [
    "Kanha National Park: there is no source 'hearsay'",
    { languages: { names: ['Hindi'], from: ['hearsay'] } },
  ],
  [
    "Kanha National Park: no fact comes from 'spare'",
    { sources: { ...kanha.sources, spare: { title: 'A page', url: 'https://example.org/page' } } },
  ],
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
])('%s', (fault, change) => expect(faults(change)).toContain(fault));

test('a month that stands twice in the year, or is promised while closed, is a fault', () => {
  const spans = [
    ...kanha.year.spans,
    { months: [7], text: 'Tigers in the rain, by the hundred.', animals: [1] },
  ];
  expect(faults({ year: { spans, from: ['park'] }, ...(closure && { closures: [closure] }) })).toEqual([
    'Kanha National Park: month 7 does not stand in the year once',
    'Kanha National Park: promises animals in 7, which are closed',
  ]);
});

test('a park outside its states is a fault', () => {
  const moved = parks.map((park) => (park.id === 5 ? { ...park, coordinates: { lat: 12, lng: 77 } } : park));
  expect(travelFaults(kanha, moved, animalIndex)).toEqual([
    'Kanha National Park: 12, 77 is not in Madhya Pradesh',
  ]);
});

test('an unknown field is a fault', () =>
  expect(faults({ price: 100 } as Partial<Travel>)).toEqual([expect.stringContaining('Unrecognized key')]));
