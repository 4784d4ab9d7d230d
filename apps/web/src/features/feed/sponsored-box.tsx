import { useId } from 'react';
import { artwork } from '../../lib/artwork';
import { recordWord } from '../../lib/language/record-word';
import { Said } from '../../lib/language/said';
import { getSettings } from '../../lib/settings';
import styles from './sponsored-box.module.css';
import { m } from '../../lib/language/messages';

export function SponsoredBox() {
  const headingId = useId();
  const { sponsor } = getSettings().site;
  if (sponsor === null) return null;
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
        <p className="tiny ink-3">{m.feed_sponsored()}</p>
        <h2 id={headingId} className={styles.title}>
          <Said text={recordWord(sponsor.title)} />
        </h2>
        <p className="pre-line" dir="auto">
          <Said text={recordWord(sponsor.text)} />
        </p>
        {sponsor.link !== '' && (
          <a className="block over-2" href={sponsor.link} rel="sponsored noopener" target="_blank">
            {m.feed_sponsored_more()}
          </a>
        )}
      </div>
    </section>
  );
}
