import { cardClass, CardPlate } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { ConservationScale } from '../conservation/conservation-scale';
import styles from './related-animals.module.css';
import type { SpeciesPage } from './species-page.server';

export function RelatedAnimals({ related }: Pick<SpeciesPage, 'related'>) {
  return (
    <section className="screen-only over-8" aria-labelledby="related-species">
      <h2 id="related-species">Related species</h2>
      <ul className={styles.cards}>
        {related.map((animal) => (
          <li key={animal.id}>
            <Link
              className={cardClass({ interactive: true, className: styles.card })}
              to={paths.animal(animal.id)}
            >
              <CardPlate>
                <img src={animal.image} alt="" width="1200" height="900" loading="lazy" decoding="async" />
              </CardPlate>
              <span className={styles.words}>
                <span className={styles.name}>{animal.name}</span>
                <span className="latin" lang="la">
                  {animal.scientific_name}
                </span>
                <span className={styles.status}>
                  <ConservationScale status={animal.conservation_status} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
