import type { Sighting, SightingPlace } from '@aranya/contracts';
import { findNamedArea } from '../../lib/areas';
import { SightingsMap } from '../../parts/sighting-map/sightings-map';
import { firstSpecies } from '../../parts/sighting/sighting-texts';
import { SpotLink } from '../../parts/sighting/spot';
import { SpeciesRow } from '../../parts/species-search/species-row';

/** Shows where it was, as exactly as the reader may know, and who it was. This chunk includes the names of all areas. */
export default function BesidePost({ sighting: { place, species } }: { sighting: Sighting }) {
  return (
    <>
      {species.length > 0 && (
        <ul className="panel clip divided" aria-label="Species in this post">
          {firstSpecies(species).map((animal) => (
            <li key={animal.species}>
              <SpeciesRow animal={animal} />
            </li>
          ))}
        </ul>
      )}
      {place && <Where place={place} />}
    </>
  );
}

/** A state is no place on a map. */
function Where({ place }: { place: SightingPlace }) {
  if (place.kind === 'park') {
    const park = findNamedArea(place.park);
    return (
      park && (
        <SightingsMap
          subject={`where ${park.name} lies`}
          parks={[{ ...park.coordinates, name: park.name }]}
        />
      )
    );
  }
  if (place.kind === 'state') return null;
  return (
    <div className="stack gap-2">
      {place.kind === 'cell' ? (
        <SightingsMap subject="the square of this sighting" cells={[place]} />
      ) : (
        <SightingsMap subject="the place of this sighting" points={[place]} />
      )}
      <p className="small breaks ink-2">
        <SpotLink place={place} exact />
      </p>
    </div>
  );
}
