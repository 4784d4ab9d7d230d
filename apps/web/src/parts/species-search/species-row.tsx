import { conservationStatuses } from '@aranya/wildlife-data';
import { type KeyedAnimal, toShownAnimal } from '../../lib/animals';
import { findSpecies } from '../../lib/catalogue';
import { SpeciesLabel } from './species-label';
import { SiteLink } from '../../lib/language/site-link';
import { recordWord } from '../../lib/language/record-word';

const tones = ['lc', 'nt', 'vu', 'en', 'cr'].map((code) => `var(--${code})`);

/** Names an animal with its status, and leads to its page. */
export function SpeciesRow({ animal }: { animal: KeyedAnimal }) {
  const { name, scientificName, path } = toShownAnimal(animal);
  const status = findSpecies(animal.species)?.conservation_status;
  const label = (
    <SpeciesLabel
      animal={animal}
      name={<span className="bold breaks">{name}</span>}
      scientificName={scientificName}
      size={64}
    >
      {status && (
        <span className="small semibold" style={{ color: tones[conservationStatuses.indexOf(status)] }}>
          {recordWord(status)}
        </span>
      )}
    </SpeciesLabel>
  );
  const row = 'row gap-4 pad-3-4';
  return path === undefined ? (
    <div className={row}>{label}</div>
  ) : (
    <SiteLink className={`${row} plain focus-inside hover-sand`} to={path}>
      {label}
    </SiteLink>
  );
}
