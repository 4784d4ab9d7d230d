import type { Sighting } from '@aranya/contracts';
import { MapRoom } from '../../parts/sighting-map/sightings-map';
import { firstSpecies } from '../../parts/sighting/sighting-texts';

const ROW = 89;

/** About as high as what comes, so that the comments below do not jump. */
export function BesideComing({ sighting: { place, species } }: { sighting: Sighting }) {
  return (
    <>
      {place && place.kind !== 'state' && <MapRoom />}
      {species.length > 0 && (
        <div className="panel" style={{ height: firstSpecies(species).length * ROW + 1 }} />
      )}
    </>
  );
}
