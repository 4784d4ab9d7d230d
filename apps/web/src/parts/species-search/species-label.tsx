import type { ReactNode } from 'react';
import { artwork } from '../../lib/artwork';
import styles from './species-label.module.css';

interface SpeciesLabelProps {
  slug: string;
  /** The name, or a link with it. */
  name: ReactNode;
  /** It is undefined for a species that is no longer in the catalogue. */
  scientificName: string | undefined;
  /** The side of the portrait in pixels. */
  size: number;
}

export function SpeciesLabel({ slug, name, scientificName, size }: SpeciesLabelProps) {
  return (
    <>
      <img
        src={artwork.portrait(slug)}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className="rigid sand cover circle"
      />
      <span className={styles.names}>
        {name}
        {scientificName !== undefined && (
          <i className="latin" lang="la">
            {scientificName}
          </i>
        )}
      </span>
    </>
  );
}
