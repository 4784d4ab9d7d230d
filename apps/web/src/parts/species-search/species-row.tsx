import { Link } from 'react-router';
import { type KeyedAnimal, toShownAnimal } from '../../lib/animals';
import { findSpecies } from '../../lib/catalogue';
import { SpeciesLabel } from './species-label';

/** Names an animal with its status, and leads to its page. */
export function SpeciesRow({ animal }: { animal: KeyedAnimal }) {
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
