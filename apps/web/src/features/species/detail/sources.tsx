import type { Source } from '@aranya/wildlife-data';
import { Fragment } from 'react';
import { footnoteId } from '../glance/notes';
import styles from './sources.module.css';

interface SourcesProps {
  sources: readonly Source[];
  /** The number of sources, from the first, of the record's texts. */
  ofTexts: number;
}

export function Sources({ sources, ofTexts }: SourcesProps) {
  return (
    <section
      className={`lined small ink-2 pad-top-4 over-8 ${styles.section}`}
      aria-labelledby="animal-sources"
    >
      <h2 id="animal-sources" className="size-4">
        Sources
      </h2>
      <p className="measure over-2">
        A number beside a fact is that of its source. The introduction, habitat, food, region and threats rest
        on{' '}
        {sources.slice(0, ofTexts).map(({ url }, at) => (
          <Fragment key={url}>
            {at > 0 && ' and '}
            <a href={`#${footnoteId(at + 1)}`}>{at + 1}</a>
          </Fragment>
        ))}
        .
      </p>
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
