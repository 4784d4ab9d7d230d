import { cardClass, CardPlate } from '@aranya/ui';
import type { AnimalSummary } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { EnglishName } from '../../../lib/language/english-name';
import { Said } from '../../../lib/language/said';
import { ConservationScale } from '../conservation/conservation-scale';
import { useIndex } from './index-texts';
import styles from './animal-card.module.css';

type AnimalCardProps = {
  animal: AnimalSummary;
  eager: boolean;
  /** On phones this is the largest picture above the fold. */
  leading: boolean;
  /** The level of the name's heading. */
  level: 2 | 3;
  /** Says why an animal with another name is shown. */
  reason?: string | undefined;
};

export function AnimalCard({ animal, eager, leading, level, reason }: AnimalCardProps) {
  const { id, name, scientific_name, food, region, conservation_status, image, english } =
    useIndex().translate(animal);
  const Name = `h${level}` as const;
  return (
    <li className={cardClass({ interactive: true, className: styles.card })}>
      <CardPlate>
        <img
          src={image}
          alt={m.illustration({ name })}
          width="1200"
          height="900"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={leading ? 'high' : undefined}
          decoding="async"
        />
      </CardPlate>
      <div className={styles.body}>
        {reason && (
          <p className={styles.reason}>
            <Said text={reason} />
          </p>
        )}
        <Name className={styles.name}>
          <SiteLink className="plain covers" to={paths.animal(id)}>
            {name}
          </SiteLink>
        </Name>
        {english && <EnglishName name={english} />}
        <p className="latin" lang="la">
          {scientific_name}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt className="ink-3">{m.card_food()}</dt>
            <dd className="medium">
              <Said text={food} />
            </dd>
          </div>
          <div>
            <dt className="ink-3">{m.card_region()}</dt>
            <dd className="medium">
              <Said text={region} />
            </dd>
          </div>
          <div>
            <dt className="ink-3">{m.card_conservation()}</dt>
            <dd className="medium">
              <ConservationScale status={conservation_status} />
            </dd>
          </div>
        </dl>
      </div>
    </li>
  );
}
