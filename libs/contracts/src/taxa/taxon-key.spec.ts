import { speciesSlugSchema } from '../sightings/sightings.schemas';
import { taxonIdOf, taxonKey } from './taxon-key';

test.each([1, 16_001, 999_999_999])('the key of %i stands where a slug may, and gives it back', (id) => {
  expect(speciesSlugSchema.safeParse(taxonKey(id)).success).toBe(true);
  expect(taxonIdOf(taxonKey(id))).toBe(id);
});

test.each([
  'bengal-tiger',
  'taxon-',
  'taxon-0',
  'taxon-016',
  'taxon-1-crow',
  'taxon-1234567890',
  'Taxon-1',
  '',
])('%j is no key', (text) => expect(taxonIdOf(text)).toBeNull());
