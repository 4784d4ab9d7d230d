import { measuredAnimals } from './measured-animals';
import { measuredTracks } from './measured-tracks';

test('names one track of each animal of the catalogue that has any', () => {
  const withTrack = new Set(measuredTracks.flatMap(({ animal }) => animal ?? []));
  expect(new Set(measuredAnimals.keys())).toEqual(withTrack);
  for (const [animal, id] of measuredAnimals)
    expect(measuredTracks.find((track) => track.id === id)?.animal).toBe(animal);
});
