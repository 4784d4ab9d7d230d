import type { Sighting, SightingPlace } from '@aranya/contracts';
import { Link } from 'react-router';
import { toShownAnimal } from '../../lib/animals';
import { findNamedArea } from '../../lib/areas';
import { findSpecies } from '../../lib/catalogue';
import { SightingsMap } from '../../parts/sighting-map/sightings-map';
import { firstSpecies } from '../../parts/sighting/sighting-texts';
import { SpotLink } from '../../parts/sighting/spot';
import { SpeciesLabel } from '../../parts/species-search/species-label';

/** Shows where it was, as exactly as the reader may know, and who it was. This chunk includes the names of all areas. */
export default function BesidePost({ sighting: { place, species } }: { sighting: Sighting }) {
  return (
    <>
      {species.length > 0 && (
        <ul className="panel clip divided" aria-label="Species in this post">
          {firstSpecies(species).map((animal) => (
            <li key={animal.species}>
              <Species animal={animal} />
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

function Species({ animal }: { animal: Sighting['species'][number] }) {
  const { name, scientificName, path } = toShownAnimal(animal);
  const label = (
    <SpeciesLabel
      animal={animal}
      name={<span className="bold breaks">{name}</span>}
      scientificName={scientificName}
      size={64}
    >
      <span className="small ink-2">{findSpecies(animal.species)?.conservation_status}</span>
    </SpeciesLabel>
  );
  const row = 'row gap-4 pad-3-4';
  return path === undefined ? (
    <div className={row}>{label}</div>
  ) : (
    <Link className={`${row} plain focus-inside hover-sand`} to={path}>
      {label}
    </Link>
  );
}
