import { useId } from 'react';
import { artwork } from '../../lib/artwork';
import styles from './sponsored-box.module.css';

/** The organisation is fictional. */
export function SponsoredBox() {
  const headingId = useId();
  return (
    <section className={`panel clip gone ${styles.box}`} aria-labelledby={headingId}>
      <img
        className={styles.picture}
        src={artwork.scene('sponsor')}
        width={1200}
        height={900}
        alt=""
        decoding="async"
      />
      <div className="pad-4 small ink-2">
        <p className="tiny ink-3">Sponsored</p>
        <h2 id={headingId} className={styles.title}>
          Tall grass needs friends
        </h2>
        <p>
          Kansgrass Trust pays village teams to keep the floodplain&rsquo;s grass standing, so that rhinos
          have somewhere to vanish. One day of a team&rsquo;s work costs 900 rupees.
        </p>
      </div>
    </section>
  );
}
