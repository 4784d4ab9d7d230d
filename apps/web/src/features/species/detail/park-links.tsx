import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import styles from './park-links.module.css';
import type { SpeciesPage } from './species-page.server';

/** Renders nothing for an animal without parks. */
export function ParkLinks({ parks }: Pick<SpeciesPage, 'parks'>) {
  if (parks.length === 0) return null;
  return (
    <section className="over-8" aria-labelledby="animal-parks">
      <h2 id="animal-parks">Parks where it lives</h2>
      <ul className={styles.parks}>
        {parks.map(({ id, slug, name, location, images }) => (
          <li key={id}>
            <Link className="stack gap-4 middle tall ruled plain" to={paths.park(slug)}>
              <img src={images} alt="" width="900" height="1200" loading="lazy" decoding="async" />
              <span>
                <span className={`block ${styles.name}`}>{name}</span>
                <span className="note block">{location}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
