import type { Animal } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { artwork } from '../../../lib/artwork';
import type { RangeBox } from './drawn-boxes';
import styles from './range-map.module.css';

const SHAPES = [
  ['native', m.map_native],
  ['nativeParts', m.map_native_parts],
  ['introduced', m.map_introduced],
  ['introducedParts', m.map_introduced_parts],
  ['sea', m.map_sea],
  ['parks', m.map_parks],
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
        aria-label={m.map_label({ name: animal.name })}
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
              {text()}
            </li>
          ))}
        </ul>
        <p className="note">{hatched ? m.map_rough_hatched() : m.map_rough()}</p>
      </figcaption>
    </figure>
  );
}
