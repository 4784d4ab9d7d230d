import type { Sighting, SightingPlace } from '@aranya/contracts';
import { findNamedArea } from '../../lib/areas';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { SightingsMap } from '../../parts/sighting-map/sightings-map';
import { firstSpecies } from '../../parts/sighting/sighting-texts';
import { SpotLink } from '../../parts/sighting/spot';
import { SpeciesRow } from '../../parts/species-search/species-row';
import { m } from '../../lib/language/messages';

/** Shows where it was, as exactly as the reader may know, and who it was. This chunk includes the names of all areas. */
export default function BesidePost({ sighting: { place, species } }: { sighting: Sighting }) {
  return (
    <>
      {species.length > 0 && (
        <ul className="panel clip divided" aria-label={m.post_species()}>
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
        <div className="stack gap-2">
          <SightingsMap
            subject={m.post_map_park({ name: park.name })}
            parks={[{ ...park.coordinates, name: park.name }]}
          />
          <p className="small breaks">
            <SiteLink to={paths.parkSightings(place.park)}>{park.name}</SiteLink>
          </p>
        </div>
      )
    );
  }
  if (place.kind === 'state') return null;
  return (
    <div className="stack gap-2">
      {place.kind === 'cell' ? (
        <SightingsMap subject={m.post_map_square()} cells={[place]} />
      ) : (
        <SightingsMap subject={m.post_map_point()} points={[place]} />
      )}
      <p className="small breaks ink-2">
        <SpotLink place={place} exact />
      </p>
    </div>
  );
}
