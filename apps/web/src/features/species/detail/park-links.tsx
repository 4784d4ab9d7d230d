import { parks, parksOfAnimal, type Animal } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import styles from './park-links.module.css';

/** Renders nothing for an animal without parks. */
export function ParkLinks({ animal }: { animal: Animal }) {
  const homes = parksOfAnimal(parks, animal);
  if (homes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="animal-parks">
      <h2 id="animal-parks">Parks where it lives</h2>
      <ul className={styles.parks}>
        {homes.map(({ id, slug, name, location, images }) => (
          <li key={id}>
            <Link to={paths.park(slug)}>
              <img src={images} alt="" width="900" height="1200" loading="lazy" decoding="async" />
              <span>
                <span className={styles.name}>{name}</span>
                <span className="note">{location}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
