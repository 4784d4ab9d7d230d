import type { FoundTaxonSummary } from '@aranya/contracts';
import { findAnimals } from './species';

const catalogue = [
  {
    slug: 'bengal-tiger',
    name: 'Bengal Tiger',
    scientific_name: 'Panthera tigris tigris',
    other_names: ['sher'],
  },
  {
    slug: 'asiatic-lion',
    name: 'Asiatic Lion',
    scientific_name: 'Panthera leo persica',
    other_names: ['Persian lion', 'sher'],
  },
  { slug: 'dhole', name: 'Dhole', scientific_name: 'Cuon alpinus', other_names: ['Asiatic wild dog'] },
];

const sparrow: FoundTaxonSummary = {
  ...{
    id: 15_241,
    scientific_name: 'Passer domesticus',
    name: 'House Sparrow',
    rank: 'species',
    group: 'birds',
  },
  ...{ iucn: 'LC', extinct: false, recorded_in_india: true, species: null, matched_name: 'gauraiya' },
  similar_spelling: false,
};
const wildDog = { ...sparrow, id: 7, name: 'Dhole', matched_name: 'sonkutta', species: 'dhole' };

const search = (name: string) =>
  Promise.resolve([
    ...(['house sparow', 'House sparrow', 'gauraiya', 'taxon-15241'].includes(name) ? [sparrow] : []),
    ...(name === 'sonkutta' ? [wildDog] : []),
    ...(name === 'lion' ? [{ ...wildDog, name: 'Asiatic Lion', species: 'asiatic-lion' }] : []),
  ]);
const find = (...names: string[]) => findAnimals(names, { catalogue, search });

test.each([
  ['bengal-tiger', 'bengal-tiger'],
  ['bengal TIGER', 'bengal-tiger'],
  ['Panthera leo persica', 'asiatic-lion'],
  ['Asiatic wild dog', 'dhole'],
  ['House sparrow', 'taxon-15241'],
  ['gauraiya', 'taxon-15241'],
  ['taxon-15241', 'taxon-15241'],
  ['sonkutta', 'dhole'],
])('%s is found', async (name, key) => {
  expect(await find(name)).toEqual([key]);
});

test('an animal that is named twice counts once', async () => {
  expect(await find('Dhole', 'cuon alpinus', 'sonkutta')).toEqual(['dhole']);
});

test.each([
  ['Bengal Tigr', 'There is no animal "Bengal Tigr". Did you mean Bengal Tiger (bengal-tiger)?'],
  ['house sparow', 'There is no animal "house sparow". Did you mean House Sparrow?'],
  ['lion', 'There is no animal "lion". Did you mean Asiatic Lion (asiatic-lion)?'],
  ['sher', '"sher" can be Bengal Tiger (bengal-tiger) or Asiatic Lion (asiatic-lion).'],
  ['unicorn', 'There is no animal "unicorn".'],
  ['', 'There is no animal "".'],
])('%j is refused', async (name, message) => {
  await expect(find('Dhole', name)).rejects.toThrow(message);
});
