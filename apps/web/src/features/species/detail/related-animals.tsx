import { cardClass, CardPlate } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { ConservationScale } from '../conservation/conservation-scale';
import styles from './related-animals.module.css';
import type { SpeciesPage } from './species-page.server';

export function RelatedAnimals({ related }: Pick<SpeciesPage, 'related'>) {
  return (
    <section className="screen-only over-8" aria-labelledby="related-species">
      <h2 id="related-species">{m.related_title()}</h2>
      <ul className={styles.cards}>
        {related.map(({ kinship, ...other }) => (
          <li key={other.id}>
            <SiteLink
              className={cardClass({ interactive: true, className: styles.card })}
              to={paths.animal(other.id)}
            >
              <CardPlate>
                <img src={other.image} alt="" width="1200" height="900" loading="lazy" decoding="async" />
              </CardPlate>
              <span className={styles.words}>
                <span className={styles.name}>
                  <Said text={other.name} />
                </span>
                <span className="latin" lang="la">
                  {other.scientific_name}
                </span>
                <span className="small ink-3">{kinship}</span>
                <span className={styles.status}>
                  <ConservationScale status={other.conservation_status} />
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
