import type { Source } from '@aranya/wildlife-data';
import { footnoteId } from '../glance/notes';
import styles from './sources.module.css';

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section
      className={`lined small ink-2 pad-top-4 over-8 ${styles.section}`}
      aria-labelledby="animal-sources"
    >
      <h2 id="animal-sources" className="size-4">
        Sources
      </h2>
      <ol className="addressed">
        {sources.map(({ title, url }, at) => (
          <li className="stack breaks" key={url} id={footnoteId(at + 1)}>
            <a href={url} rel="noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
