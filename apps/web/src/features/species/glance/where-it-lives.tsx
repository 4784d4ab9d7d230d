import type { ReactNode } from 'react';
import type { SpeciesPage } from '../detail/species-page.server';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { Notes } from './notes';
import { RangeMap } from './range-map';
import { listText } from './units';
import styles from './where-it-lives.module.css';

/** A longer list shows its number, and opens on request. */
const SHOWN = 14;

function Names({ names, many }: { names: readonly string[]; many: string }) {
  if (names.length <= SHOWN) return <p>{listText(names)}</p>;
  return (
    <details>
      <summary className="folds">{many}</summary>
      <p>{listText(names)}</p>
    </details>
  );
}

function RangeRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function WhereItLives({ page }: { page: SpeciesPage }) {
  const { animal, glance, countries, range } = page;
  if (!glance) return null;
  const { seas = [], states = [], note, from } = glance.range;
  return (
    <section className="over-8" aria-labelledby="where-it-lives">
      <h2 id="where-it-lives">{m.range_title()}</h2>
      <div className={styles.content}>
        {range && <RangeMap animal={animal} range={range} />}
        <div>
          <dl className={styles.places}>
            {countries.native.length > 0 && (
              <RangeRow label={countries.native.length === 1 ? m.range_country() : m.range_countries()}>
                <Names
                  names={countries.native}
                  many={m.range_many_countries({ count: countries.native.length })}
                />
              </RangeRow>
            )}
            {states.length > 0 && (
              <RangeRow label={m.range_in_india()}>
                <p>{listText(states)}</p>
              </RangeRow>
            )}
            {seas.length > 0 && (
              <RangeRow label={m.range_seas()}>
                <Names names={seas} many={m.range_many_seas({ count: seas.length })} />
              </RangeRow>
            )}
            {countries.introduced.length > 0 && (
              <RangeRow label={m.range_introduced()}>
                <Names
                  names={countries.introduced}
                  many={m.range_many_countries({ count: countries.introduced.length })}
                />
              </RangeRow>
            )}
          </dl>
          <p className="over-3 small ink-2">
            <Said text={note ?? m.range_today()} />
            <Notes from={from} />
          </p>
        </div>
      </div>
    </section>
  );
}
