import { parkIndex } from './park-index';
import { parks } from './parks';

test('says of each park what its record says', () => {
  expect(parkIndex).toEqual(
    parks.map(({ id, name, slug, location, coordinates }) => ({ id, name, slug, location, coordinates })),
  );
});
