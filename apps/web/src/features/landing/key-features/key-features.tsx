import type { FeatureCard } from '@aranya/wildlife-data';
import type { ReactNode } from 'react';
import { m } from '../../../lib/language/messages';
import { useSay } from '../../../lib/language/page-texts';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { FalconRoute } from './falcon-route';
import { Headlines } from './headlines';
import styles from './key-features.module.css';

const Picture = ({ img }: { img: string }) => (
  <img
    className="absolute inset-0 wide tall cover"
    src={img}
    alt=""
    loading="lazy"
    width="1200"
    height="900"
  />
);

const contents: Record<number, { to: string; show: (img: string) => ReactNode }> = {
  1: {
    to: paths.liveTracking('amur-falcon'),
    show: (img) => (
      <>
        <Picture img={img} />
        <FalconRoute />
      </>
    ),
  },
  2: {
    to: paths.news(),
    show: (img) => (
      <>
        <Picture img={img} />
        <Headlines />
      </>
    ),
  },
  3: { to: paths.species(), show: (img) => <Picture img={img} /> },
  4: { to: paths.games(), show: (img) => <Picture img={img} /> },
};

export function KeyFeatures({ features }: { features: readonly FeatureCard[] }) {
  const say = useSay();
  return (
    <section className="deep pad-y-9" aria-labelledby="key-features">
      <div className="wrap">
        <h2 id="key-features">{m.landing_features()}</h2>
        <ul className={styles.cards}>
          {features.map(({ id, name, desc, img }) => (
            <li key={id} className={styles.card}>
              <div className={styles.words}>
                <h3>
                  <SiteLink
                    className={`plain covers ${styles.open}`}
                    to={contents[id]?.to ?? paths.species()}
                  >
                    {say(name)}
                  </SiteLink>
                </h3>
                <p className="over-2 small on-deep-2 measure">{say(desc)}</p>
              </div>
              <div className={styles.figure}>{contents[id]?.show(img)}</div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
