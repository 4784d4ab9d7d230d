import { trackedAnimals } from './tracked-animals';
import { tracks } from './tracks';

test('names exactly the animals of the tracks', () => {
  const expected = tracks.flatMap(({ name, animalId }) => (animalId === undefined ? [] : [[animalId, name]]));
  expect(Object.fromEntries(trackedAnimals)).toEqual(Object.fromEntries(expected));
  expect(trackedAnimals.size).toBe(expected.length);
});
