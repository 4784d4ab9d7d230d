import type { FeatureCard } from '@aranya/wildlife-data';
import styles from './key-features.module.css';

export function KeyFeatures({ features }: { features: readonly FeatureCard[] }) {
  return (
    <section className={`deep ${styles.band}`} aria-labelledby="key-features">
      <div className="wrap">
        <h2 id="key-features">Key Features</h2>
        <ul className={styles.row}>
          {features.map(({ id, name, desc, img }) => (
            <li key={id}>
              <img src={img} alt="" loading="lazy" width="112" height="112" />
              <h3>{name}</h3>
              <p>{desc}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
