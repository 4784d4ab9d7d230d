import type { Animal } from '@aranya/wildlife-data';
import { artwork } from '../../../lib/artwork';
import type { RangeBox } from './drawn-boxes';
import styles from './range-map.module.css';

const SHAPES = [
  ['native', 'lives there'],
  ['nativeParts', 'lives in parts of the country'],
  ['introduced', 'introduced there'],
  ['introducedParts', 'introduced in parts of the country'],
  ['sea', 'lives in these seas'],
  ['parks', 'parks in this guide that have it'],
] as const;

/**
 * Shades the countries, Indian states and seas where a species lives, and hatches those of which it lives in
 * parts. The words beside it say the same.
 */
export function RangeMap({ animal, range }: { animal: Pick<Animal, 'name' | 'slug'>; range: RangeBox }) {
  const shown = SHAPES.filter(([part]) => range.parts.includes(part));
  const hatched = range.parts.some((part) => part.endsWith('Parts'));
  const use = (part: string) =>
    range.parts.includes(part) && <use className={styles[part]} href={artwork.range(animal.slug, part)} />;
  return (
    <figure className={`shrinks ${styles.figure}`}>
      <svg
        className={styles.map}
        viewBox={range.viewBox}
        role="img"
        aria-label={`Map of where the ${animal.name} lives, described beside it`}
      >
        {use('sea')}
        <use className={styles.land} href={artwork.rangeLand} />
        {use('introducedParts')}
        {use('introduced')}
        {use('nativeParts')}
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
          This map is rough: a smaller country or a state of India is shaded whole even if the animal lives in
          only part of it{hatched && ', and a large country is hatched then'}. Seas are outlined loosely. It
          takes no position on borders.
        </p>
      </figcaption>
    </figure>
  );
}
