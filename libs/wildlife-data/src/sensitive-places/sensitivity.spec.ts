import { roster } from '../animals/roster';
import { glances } from '../glance/glances';
import { findSensitivity, strictest } from './sensitivity';

const named = (scientificName: string | null, ...higherTaxa: string[]) => ({ scientificName, higherTaxa });

test.each([
  ['Panthera tigris', 'coarse'],
  ['panthera  tigris tigris', 'coarse'],
  ['Manis crassicaudata', 'withheld'],
  [' manis  crassicaudata ', 'withheld'],
  ['Pavo cristatus', 'open'],
  ['Geochelone platynota', 'withheld'],
  ['Struthio camelus', 'open'],
  ['Struthio camelus camelus', 'coarse'],
  ['Passer domesticus', 'coarse'],
  ['', 'coarse'],
  [null, 'coarse'],
])('%j: %s', (name, level) => expect(findSensitivity(named(name))).toBe(level));

test('a line for the species comes before those for its family and class', () => {
  expect(findSensitivity(named('Smutsia gigantea', 'Manidae', 'Pholidota'))).toBe('withheld');
  expect(findSensitivity(named('Felis catus', 'Felidae', 'Carnivora'))).toBe('open');
  expect(findSensitivity(named('Felis chaus', 'Felidae', 'Carnivora'))).toBe('coarse');
});

test('a season decides in its months, and where the month is unknown the strictest line holds', () => {
  const falcon = named('Falco amurensis');
  expect(findSensitivity(falcon, { month: 10 })).toBe('coarse');
  expect(findSensitivity(falcon, { month: 12 })).toBe('open');
  expect(findSensitivity(falcon)).toBe('coarse');
  expect(findSensitivity(named('Bubo bengalensis'), { month: 10 })).toBe('withheld');
  expect(findSensitivity(named('Bubo bengalensis'), { month: 3 })).toBe('coarse');
  expect(findSensitivity(named('Athene brama', 'Strigidae', 'Strigiformes'), { month: 9 })).toBe('withheld');
  expect(findSensitivity(named('Athene brama', 'Strigidae', 'Strigiformes'), { month: 3 })).toBe('coarse');
});

test('a region decides within it, and where the place is unknown the strictest line holds', () => {
  const falcon = named('Falco amurensis');
  const [nagaland, gujarat] = [
    { lat: 26.22, lng: 94.27 },
    { lat: 22.5, lng: 72 },
  ];
  expect(findSensitivity(falcon, { month: 10, place: nagaland })).toBe('coarse');
  expect(findSensitivity(falcon, { month: 10, place: gujarat })).toBe('open');
  expect(findSensitivity(falcon, { month: 5, place: nagaland })).toBe('open');
  expect(findSensitivity(falcon, { place: nagaland })).toBe('coarse');
  expect(findSensitivity(falcon, { place: gujarat })).toBe('open');
});

test.each([
  [21.9, 88, 'coarse'],
  [29.6, 97.5, 'coarse'],
  [21.8, 94, 'open'],
  [29.7, 94, 'open'],
  [26, 87.9, 'open'],
  [26, 97.6, 'open'],
])('a region ends at its sides: %d, %d', (lat, lng, level) =>
  expect(findSensitivity(named('Falco amurensis'), { month: 10, place: { lat, lng } })).toBe(level),
);

test('a nest, a den or a roost is kept more strictly than the animal', () => {
  expect(findSensitivity(named('Hyaena hyaena'), { atSite: true })).toBe('withheld');
  expect(findSensitivity(named('Pavo cristatus'), { atSite: true })).toBe('coarse');
  expect(findSensitivity(named('Axis axis'), { atSite: true })).toBe('open');
});

test('the strictest of several', () => {
  expect(strictest('fine', 'withheld', 'open')).toBe('withheld');
  expect(strictest()).toBe('open');
});

test('what the law or the Red List holds dear is open only where the table says why', () => {
  const open = roster.filter(({ id, scientific_name, conservation_status: status }) => {
    const law = glances.find((glance) => glance.id === id)?.law;
    const isThreatened = ['Vulnerable', 'Endangered', 'Critically Endangered'].includes(status);
    const isListed = law?.india === 'Schedule I' || law?.cites === 'Appendix I';
    return (isThreatened || isListed) && findSensitivity(named(scientific_name)) === 'open';
  });
  expect(open.map(({ name }) => name)).toEqual([
    'Hanuman Langur',
    'Indian Peacock',
    'European Rabbit',
    'Wandering Albatross',
    'Common Ostrich',
    'Sunflower Sea Star',
  ]);
});
