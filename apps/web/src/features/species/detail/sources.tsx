import type { Source } from '@aranya/wildlife-data';
import styles from './sources.module.css';

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className={styles.section} aria-labelledby="animal-sources">
      <h2 id="animal-sources" className={styles.title}>
        Sources
      </h2>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
