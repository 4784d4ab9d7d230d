import { type FoundPlace, isAreaKey } from '@aranya/wildlife-data';
import { Hash, TreePine } from 'lucide-react';
import type { ReactNode } from 'react';
import { artwork } from '../../../lib/artwork';
import { recordWord } from '../../../lib/language/record-word';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { toShownAnimal } from '../../../lib/animals';
import { ButtonLink } from '../../../lib/button-link';
import { paths } from '../../../lib/paths';
import { SpeciesLabel } from '../../../parts/species-search/species-label';
import type { FoundAnimal } from '../../../parts/species-search/use-animal-search';

interface RowsProps<Item> {
  label: string;
  items: readonly Item[];
}

interface RowListProps {
  label: string;
  rows: readonly { key: string; to: string; content: ReactNode }[];
}

const RowList = ({ label, rows }: RowListProps) => (
  <ul className="stack gap-3 tiles" aria-label={label}>
    {rows.map(({ key, to, content }) => (
      <li key={key}>
        <SiteLink className="row gap-3 tall pad-3-4 panel plain ink hover-sand" to={to}>
          {content}
        </SiteLink>
      </li>
    ))}
  </ul>
);

/** Each leads to its sightings, where it can be followed too. */
export function AnimalRows({ label, items }: RowsProps<FoundAnimal>) {
  const rows = items.map((animal) => {
    const { name, scientificName } = toShownAnimal(animal);
    const content = (
      <SpeciesLabel
        animal={animal}
        name={<span className="bold breaks">{name}</span>}
        scientificName={scientificName}
        size={48}
      >
        {animal.matched && <span className="small ink-2">{m.discover_also({ name: animal.matched })}</span>}
      </SpeciesLabel>
    );
    return { key: animal.species, to: paths.speciesSightings(animal.species), content };
  });
  return <RowList label={label} rows={rows} />;
}

/** Leaves room around the sign in its circle. */
const sign = { className: 'rigid circle sand ink-2', size: 48, viewBox: '-8 -8 40 40' };

export function ParkRows({ label, items }: RowsProps<FoundPlace>) {
  const rows = items.map(({ key, name, where, matched }) => ({
    key,
    to: paths.parkSightings(key),
    content: (
      <>
        {isAreaKey(key) ? (
          <TreePine {...sign} aria-hidden="true" />
        ) : (
          <img className="rigid round-1 sand" src={artwork.poster(key)} alt="" width="48" height="64" />
        )}
        <span className="stack shrinks lh-135">
          <span className="bold breaks">{recordWord(name)}</span>
          <span className="small ink-2">
            {matched ? m.discover_where_also({ where, name: matched }) : where}
          </span>
        </span>
      </>
    ),
  }));
  return <RowList label={label} rows={rows} />;
}

export const TagRows = ({ label, items }: RowsProps<string>) => (
  <ul className="cluster gap-2" aria-label={label}>
    {items.map((tag) => (
      <li key={tag}>
        <ButtonLink variant="outline" to={paths.tag(tag)}>
          <Hash aria-hidden="true" size={18} />
          <bdi className="breaks">{tag}</bdi>
        </ButtonLink>
      </li>
    ))}
  </ul>
);
