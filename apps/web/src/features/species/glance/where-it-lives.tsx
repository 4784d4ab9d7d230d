import type { ReactNode } from 'react';
import type { SpeciesPage } from '../detail/species-page.server';
import { Notes } from './notes';
import { RangeMap } from './range-map';
import { listText } from './units';
import styles from './where-it-lives.module.css';

/** A longer list shows its number, and opens on request. */
const SHOWN = 14;

function Names({ names, kind }: { names: readonly string[]; kind: string }) {
  if (names.length <= SHOWN) return <p>{listText(names)}</p>;
  return (
    <details>
      <summary className="folds">
        {names.length} {kind}
      </summary>
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
      <h2 id="where-it-lives">Where it lives</h2>
      <div className={styles.content}>
        {range && <RangeMap animal={animal} range={range} />}
        <div>
          <dl className={styles.places}>
            {countries.native.length > 0 && (
              <RangeRow label={countries.native.length === 1 ? 'Country' : 'Countries'}>
                <Names names={countries.native} kind="countries" />
              </RangeRow>
            )}
            {states.length > 0 && (
              <RangeRow label="In India">
                <p>{listText(states)}</p>
              </RangeRow>
            )}
            {seas.length > 0 && (
              <RangeRow label="Seas">
                <Names names={seas} kind="seas" />
              </RangeRow>
            )}
            {countries.introduced.length > 0 && (
              <RangeRow label="Introduced to">
                <Names names={countries.introduced} kind="countries" />
              </RangeRow>
            )}
          </dl>
          <p className="over-3 small ink-2">
            {note ?? 'The native range of today.'}
            <Notes from={from} />
          </p>
        </div>
      </div>
    </section>
  );
}
