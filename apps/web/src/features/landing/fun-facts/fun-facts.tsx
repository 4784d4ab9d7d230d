import { IconButton } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { ArrowBackIcon, ArrowIcon } from '../../../app/icons';
import { artwork } from '../../../app/artwork';
import styles from './fun-facts.module.css';
import { pickFacts, stepInRing } from './pick-facts';

const SHOWN = 10;

/** The first ten until hydrated. */
export function FunFacts({ facts }: { facts: readonly string[] }) {
  const [picked, setPicked] = useState(() => facts.slice(0, SHOWN));
  const [position, setPosition] = useState(0);
  const [moved, setMoved] = useState(false);
  useEffect(() => setPicked(pickFacts(facts, SHOWN, Math.random)), [facts]);
  const step = (by: 1 | -1) => {
    setMoved(true);
    setPosition((now) => stepInRing(now, by, picked.length));
  };
  return (
    <section className={styles.band} aria-labelledby="fun-facts" aria-roledescription="carousel">
      <div className={`wrap ${styles.row}`}>
        <img
          className={styles.picture}
          src={artwork.feature('facts')}
          alt=""
          loading="lazy"
          width="1200"
          height="900"
        />
        <div className={styles.words}>
          <h2 id="fun-facts" className={styles.title}>
            Fun Wildlife Facts
          </h2>
          <p className={styles.fact} aria-live={moved ? 'polite' : 'off'}>
            {picked[position]}
          </p>
        </div>
        <div className={`by-script ${styles.controls}`}>
          <IconButton
            label="Previous fact"
            icon={<ArrowBackIcon />}
            className={styles.turn}
            onClick={() => step(-1)}
          />
          <span className={`num ${styles.count}`}>
            {position + 1} / {picked.length}
          </span>
          <IconButton
            label="Next fact"
            icon={<ArrowIcon />}
            className={styles.turn}
            onClick={() => step(1)}
          />
        </div>
      </div>
    </section>
  );
}
