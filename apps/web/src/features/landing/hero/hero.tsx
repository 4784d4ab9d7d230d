import { clsx } from 'clsx';
import { useRef } from 'react';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../lib/button-link';
import styles from './hero.module.css';
import { useParallax } from './use-parallax';

/** The pictures are backgrounds, so that a browser loads only those of its theme. */
export function Hero() {
  const ref = useRef<HTMLElement>(null);
  useParallax(ref);
  return (
    <section ref={ref} className={styles.hero}>
      <div className={styles.stage} aria-hidden="true">
        <div className={clsx(styles.layer, styles.sky)} />
        <div className={clsx(styles.layer, styles.peaks)} />
        <div className={clsx(styles.layer, styles.woods)} />
        <div className={`gone ${styles.scrim}`} />
        <div className={clsx(styles.layer, styles.meadow)} />
        <div className={clsx(styles.layer, styles.tiger)} />
        <div className={clsx(styles.layer, styles.ferns)} />
      </div>
      <div className={clsx('wrap', styles.copy)}>
        <h1>DISCOVER THE WILD LIKE NEVER BEFORE!</h1>
        <p className={styles.tagline}>
          Search species, explore their stories and track their movements across the globe.
        </p>
        <div className={`cluster gap-3 ${styles.actions}`}>
          <ButtonLink variant="primary" size="l" to={paths.species()}>
            Explore
          </ButtonLink>
          <ButtonLink size="l" variant="onPicture" to={paths.liveTracking()}>
            Live Tracking
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
