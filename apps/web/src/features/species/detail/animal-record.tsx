import { buttonClass } from '@aranya/ui';
import type { Animal } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { ArrowBackIcon } from '../../../app/icons';
import { paths } from '../../../lib/paths';
import { ConservationRuler } from '../conservation/conservation-ruler';
import styles from './animal-record.module.css';
import { FavoriteToggle } from './favorite-toggle';
import { ParkLinks } from './park-links';
import { RelatedAnimals } from './related-animals';
import { TrackingLink } from './tracking-link';
import { Sources } from './sources';

export function AnimalRecord({ animal }: { animal: Animal }) {
  const facts = [
    ['Type', animal.type],
    ['Habitat', animal.habitat],
    ['Food', animal.food],
    ['Region', animal.region],
    ['Threats', animal.status_threats],
  ] as const;
  return (
    <article className={`wrap ${styles.record}`}>
      <Link className={buttonClass({ variant: 'quiet', className: styles.back })} to={paths.species()}>
        <ArrowBackIcon />
        Wildlife Explorer
      </Link>
      <div className={styles.top}>
        <figure className={styles.mount}>
          <img
            src={animal.image}
            alt={`${animal.name}, illustration`}
            width="1200"
            height="900"
            fetchPriority="high"
          />
          <figcaption className="note">
            <span>Plate {animal.id}</span>
            {animal.india && <span>Lives wild in India</span>}
          </figcaption>
        </figure>
        <div className={styles.words}>
          <h1>{animal.name}</h1>
          <dl className={styles.latinName}>
            <dt>Scientific Name</dt>
            <dd className="latin" lang="la">
              {animal.scientific_name}
            </dd>
          </dl>
          <FavoriteToggle animal={animal} />
          <TrackingLink animal={animal} />
          <dl className={styles.status}>
            <dt>Conservation Status</dt>
            <dd>
              <ConservationRuler status={animal.conservation_status} />
            </dd>
          </dl>
          <p className={styles.description}>{animal.description}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ParkLinks animal={animal} />
      <RelatedAnimals id={animal.id} />
      <Sources sources={animal.sources} />
    </article>
  );
}
