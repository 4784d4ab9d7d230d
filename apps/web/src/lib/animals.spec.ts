import { toShownAnimal } from './animals';

const sparrow = {
  id: 16001,
  scientific_name: 'Passer domesticus',
  name: 'House Sparrow',
  rank: 'species',
  group: 'birds',
};

test.each([
  [{ species: 'gaur' }, 'Gaur', 'Bos gaurus', /^\/animal\/\d+$/],
  [
    { species: 'taxon-16001', taxon: sparrow },
    'House Sparrow',
    'Passer domesticus',
    '/taxa/16001-house-sparrow',
  ],
  [
    {
      species: 'taxon-12',
      taxon: { ...sparrow, id: 12, scientific_name: 'Passer', name: null, rank: 'genus' },
    },
    'Passer',
    undefined,
    '/taxa/12-passer',
  ],
  [{ species: 'unicorn', taxon: null }, 'unicorn', undefined, undefined],
  [{ species: 'free:birds:Hill bird' }, 'Hill bird', undefined, undefined],
])('%j is shown as %s', (keyed, name, scientificName, path) => {
  const shown = toShownAnimal(keyed);
  expect(shown).toMatchObject({ name });
  expect(shown.scientificName).toBe(scientificName);
  if (path === undefined) expect(shown.path).toBeUndefined();
  else expect(shown.path).toMatch(path);
});
