import { SearchField } from '@aranya/ui';
import { animalsOfPark, folded, parks, roster } from '@aranya/wildlife-data';
import { useState } from 'react';
import { artwork } from '../../lib/artwork';
import { noSpeciesText } from '../../parts/species-search/no-species-text';
import { useCloseAnimals } from '../../parts/species-search/use-close-animals';
import styles from './add-seen.module.css';
import { AlreadyListed } from './already-listed';

interface TickListProps {
  /** These slugs are on the list already. */
  seen: ReadonlySet<string>;
  /** These slugs were ticked at first. */
  chosen: readonly string[];
  ticked: readonly string[];
  /** The species of this park come first. */
  park: string;
  onTick: (slug: string) => void;
}

export function TickList({ seen, chosen, ticked, park, onTick }: TickListProps) {
  const [text, setText] = useState('');
  const chosenPark = parks.find(({ slug }) => slug === park);
  const here = new Set((chosenPark ? animalsOfPark(roster, chosenPark) : []).map(({ slug }) => slug));
  const { close, ready } = useCloseAnimals(text, 'names');
  const closeSlugs = new Set(close.map(({ animal }) => animal.slug));
  const isFound = ({ slug, name, scientific_name }: (typeof roster)[number]) =>
    closeSlugs.has(slug) || folded(`${name} ${scientific_name}`).includes(folded(text.trim()));
  // Matches of the search come first, then the species that a link named, then those of the park.
  const rank = (species: (typeof roster)[number]) =>
    Number(isFound(species)) * 4 + Number(chosen.includes(species.slug)) * 2 + Number(here.has(species.slug));
  const listed = roster
    .filter((species) => ticked.includes(species.slug) || (!seen.has(species.slug) && isFound(species)))
    .sort((a, b) => rank(b) - rank(a));
  const known = roster.find(isFound);
  const isNone = ready && !roster.some((species) => !seen.has(species.slug) && isFound(species));

  return (
    <>
      <SearchField label="Search species" placeholder="Search by name" value={text} onValueChange={setText} />
      <p className="unless-empty small ink-2" role="status">
        {isNone && (known ? <AlreadyListed species={known} /> : noSpeciesText(text))}
      </p>
      <ul className={styles.list} aria-label="Species to tick">
        {listed.map(({ slug, name, scientific_name }) => (
          <li key={slug}>
            <label className={styles.row}>
              <img
                className="rigid circle"
                src={artwork.portrait(slug)}
                alt=""
                width="44"
                height="44"
                loading="lazy"
              />
              <span className="stack shrinks grows lh-13 semibold">
                {name}
                <span className={`latin ${styles.latin}`} lang="la">
                  {scientific_name}
                </span>
              </span>
              <input type="checkbox" checked={ticked.includes(slug)} onChange={() => onTick(slug)} />
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
