import type { Source } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
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
        {m.sources_title()}
      </h2>
      <p className="measure over-2">
        {m.sources_text()}{' '}
        {sources.slice(0, ofTexts).map(({ url }, at) => (
          <Fragment key={url}>
            {at > 0 && m.list_and()}
            <a href={`#${footnoteId(at + 1)}`}>{at + 1}</a>
          </Fragment>
        ))}
        {m.sources_end()}
      </p>
      <ol className="addressed" lang="en">
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
