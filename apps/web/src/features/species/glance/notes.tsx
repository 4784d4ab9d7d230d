import { createContext, useContext } from 'react';
import { m } from '../../../lib/language/messages';
import type { Footnotes } from './footnotes';
import styles from './notes.module.css';

const FootnotesContext = createContext<Footnotes>({ sources: [], numbers: {} });

export const FootnotesProvider = FootnotesContext.Provider;

export const footnoteId = (number: number) => `source-${number}`;

/** Shows the numbers of a fact's sources, each a link to the list at the foot of the page. */
export function Notes({ from }: { from: readonly string[] }) {
  const { sources, numbers } = useContext(FootnotesContext);
  const cited = [...new Set(from.flatMap((key) => numbers[key] ?? []))].sort((a, b) => a - b);
  return (
    <sup className={styles.notes}>
      {cited.map((number) => (
        <a
          className="anchor ink-3 plain"
          key={number}
          href={`#${footnoteId(number)}`}
          aria-label={m.source_label({ number, title: sources[number - 1]?.title ?? '' })}
        >
          {`[${number}]`}
        </a>
      ))}
    </sup>
  );
}
