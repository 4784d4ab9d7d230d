import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../../lib/button-link';
import { useHydrated } from '../../../lib/hydration';
import { m } from '../../../lib/language/messages';
import { lazyOffline } from '../../../lib/lazy-part';
import { paths } from '../../../lib/paths';
import styles from './hero.module.css';
import { hourAttributes, hourOfDay, hourScript } from './hour';
import { useParallax } from './use-parallax';

const Life = lazyOffline(async () => ({ default: (await import('./life/life')).Life })).Component;

/** After the pictures, so that it delays none. */
const SETTLED_MS = 1_500;

/** The pictures are backgrounds, so that a browser loads only those of its hour and theme. */
export function Hero() {
  const ref = useRef<HTMLElement>(null);
  const [land, setLand] = useState<HTMLElement | null>(null);
  const [settled, setSettled] = useState(false);
  const hydrated = useHydrated();
  const hour = hydrated && hourAttributes(hourOfDay(new Date()));
  useParallax(ref);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section ref={ref} className={styles.hero} {...hour} suppressHydrationWarning>
      {!hydrated && <script dangerouslySetInnerHTML={{ __html: hourScript }} />}
      <div className={clsx('wrap', styles.copy)}>
        <h1>{m.landing_heading()}</h1>
        <p className={styles.tagline}>{m.landing_tagline()}</p>
        <div className={`cluster gap-3 ${styles.actions}`}>
          <ButtonLink variant="primary" size="l" to={paths.species()}>
            {m.landing_explore()}
          </ButtonLink>
          <ButtonLink size="l" variant="onPicture" to={paths.liveTracking()}>
            {m.nav_live_tracking()}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.stage}>
        <div className={clsx(styles.layer, styles.sky)} />
        <div ref={setLand} className={clsx(styles.layer, styles.land)} />
        <div className={clsx(styles.layer, styles.air)} />
        <div className={`gone ${styles.scrim}`} />
        <div className={clsx(styles.layer, styles.trees)} />
        <div className={clsx(styles.layer, styles.tiger)} />
        <div className={clsx(styles.layer, styles.ferns)} />
      </div>
      {settled && land && <Life land={land} />}
    </section>
  );
}
