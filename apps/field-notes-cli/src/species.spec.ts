import { findSlugs } from './species';

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

test.each([
  ['bengal-tiger', 'bengal-tiger'],
  ['bengal TIGER', 'bengal-tiger'],
  ['Panthera leo persica', 'asiatic-lion'],
  ['Asiatic wild dog', 'dhole'],
])('%s is found', (name, slug) => {
  expect(findSlugs([name], catalogue)).toEqual([slug]);
});

test('a species that is named twice counts once', () => {
  expect(findSlugs(['Dhole', 'cuon alpinus'], catalogue)).toEqual(['dhole']);
});

test.each([
  [
    'Bengal Tigr',
    'There is no species "Bengal Tigr" in the catalogue. Did you mean Bengal Tiger (bengal-tiger)?',
  ],
  ['lion', 'There is no species "lion" in the catalogue. Did you mean Asiatic Lion (asiatic-lion)?'],
  ['sher', '"sher" can be Bengal Tiger (bengal-tiger) or Asiatic Lion (asiatic-lion).'],
  ['unicorn', 'There is no species "unicorn" in the catalogue.'],
  ['', 'There is no species "" in the catalogue.'],
])('%j is refused', (name, message) => {
  expect(() => findSlugs(['Dhole', name], catalogue)).toThrow(message);
});
