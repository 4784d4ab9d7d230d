import type { Source } from '@aranya/wildlife-data';
import { footnoteId } from '../glance/notes';
import styles from './sources.module.css';

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section className={styles.section} aria-labelledby="animal-sources">
      <h2 id="animal-sources" className={styles.title}>
        Sources
      </h2>
      <ol>
        {sources.map(({ title, url }, at) => (
          <li key={url} id={footnoteId(at + 1)}>
            <a href={url} rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
