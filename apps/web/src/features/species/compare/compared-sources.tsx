import type { Source } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { type Cited, comparedSources } from './comparison';
import styles from './comparison-view.module.css';

function SourceList({ of, sources }: { of: string; sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-label={m.compare_sources_of({ of })}>
      <h4>{of}</h4>
      <ul className="addressed">
        {sources.map(({ url, title }) => (
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

/** Lists each species' own sources, and below them those of both. */
export function ComparedSources({ pages: [a, b] }: { pages: readonly [Cited, Cited] }) {
  const [ofA, ofB] = [comparedSources(a, b), comparedSources(b, a)];
  const inBoth = ofA.filter(({ url }) => ofB.some((other) => other.url === url));
  const own = (sources: readonly Source[]) =>
    sources.filter(({ url }) => inBoth.every((other) => other.url !== url));
  return (
    <div className={styles.sources}>
      <h3 className="size-4">{m.sources_title()}</h3>
      <p className="screen-only note">{m.compare_sources_note()}</p>
      <SourceList of={a.animal.name} sources={own(ofA)} />
      <SourceList of={b.animal.name} sources={own(ofB)} />
      <SourceList of={m.compare_both()} sources={inBoth} />
    </div>
  );
}
