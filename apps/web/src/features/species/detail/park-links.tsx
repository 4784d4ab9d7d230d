import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import styles from './park-links.module.css';
import type { SpeciesPage } from './species-page.server';

/** Renders nothing for an animal without parks. */
export function ParkLinks({ parks }: Pick<SpeciesPage, 'parks'>) {
  if (parks.length === 0) return null;
  return (
    <section className="over-8" aria-labelledby="animal-parks">
      <h2 id="animal-parks">{m.parks_title()}</h2>
      <ul className={styles.parks}>
        {parks.map(({ id, slug, name, location, images }) => (
          <li key={id}>
            <SiteLink className="stack gap-4 middle tall ruled plain" to={paths.park(slug)}>
              <img src={images} alt="" width="900" height="1200" loading="lazy" decoding="async" />
              <span>
                <span className={`block ${styles.name}`}>
                  <Said text={name} />
                </span>
                <span className="note block">
                  <Said text={location} />
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
