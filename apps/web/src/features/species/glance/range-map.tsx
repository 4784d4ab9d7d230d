import type { Animal } from '@aranya/wildlife-data';
import { artwork } from '../../../lib/artwork';
import type { RangeBox } from './drawn-boxes';
import styles from './range-map.module.css';

const SHAPES = [
  ['native', 'lives there'],
  ['introduced', 'brought there'],
  ['sea', 'lives in these seas'],
  ['parks', 'our parks that have it'],
] as const;

/** Where a species lives, shaded by country and by sea. The words beside it say the same. */
export function RangeMap({ animal, range }: { animal: Pick<Animal, 'name' | 'slug'>; range: RangeBox }) {
  const shown = SHAPES.filter(([part]) => range.parts.includes(part));
  const use = (part: string) =>
    range.parts.includes(part) && <use className={styles[part]} href={artwork.range(animal.slug, part)} />;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={range.viewBox}
        role="img"
        aria-label={`Map of where the ${animal.name} lives, in the words beside it`}
      >
        {use('sea')}
        <use className={styles.land} href={artwork.rangeLand} />
        {use('introduced')}
        {use('native')}
        {use('parks')}
      </svg>
      <figcaption>
        <ul className={styles.key} aria-hidden="true">
          {shown.map(([part, text]) => (
            <li key={part} data-part={part}>
              {text}
            </li>
          ))}
        </ul>
        <p className="note">
          Coarse: a country is shaded whole though the animal lives in parts of it, seas are roughly outlined.
          The map says nothing about borders.
        </p>
      </figcaption>
    </figure>
  );
}
