import { roster } from '../animals/roster';
import { speciesOfTrack } from './species-of-track';
import { tracks } from './tracks';

test('names the species that the catalogue has for each track', () => {
  for (const track of tracks) {
    expect([track.name, speciesOfTrack(track)]).toEqual([
      track.name,
      roster.find(({ id }) => id === track.animalId)?.slug,
    ]);
  }
});
