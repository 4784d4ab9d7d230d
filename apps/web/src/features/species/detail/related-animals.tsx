import { cardClass, CardPlate } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { ConservationScale } from '../conservation/conservation-scale';
import { kinshipText } from './kinship-text';
import styles from './related-animals.module.css';
import type { SpeciesPage } from './species-page.server';

export function RelatedAnimals({ animal, related }: Pick<SpeciesPage, 'animal' | 'related'>) {
  return (
    <section className="screen-only over-8" aria-labelledby="related-species">
      <h2 id="related-species">Related species</h2>
      <ul className={styles.cards}>
        {related.map(({ kinship, ...other }) => (
          <li key={other.id}>
            <Link
              className={cardClass({ interactive: true, className: styles.card })}
              to={paths.animal(other.id)}
            >
              <CardPlate>
                <img src={other.image} alt="" width="1200" height="900" loading="lazy" decoding="async" />
              </CardPlate>
              <span className={styles.words}>
                <span className={styles.name}>{other.name}</span>
                <span className="latin" lang="la">
                  {other.scientific_name}
                </span>
                <span className="small ink-3">{kinshipText(animal, kinship)}</span>
                <span className={styles.status}>
                  <ConservationScale status={other.conservation_status} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
