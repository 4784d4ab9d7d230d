import type { Glance } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import styles from './fact-grid.module.css';
import type { GridFacts } from './grid-facts';
import { Notes } from './notes';

interface FactGridProps {
  glance: Glance;
  facts: GridFacts;
}

export function FactGrid({ glance: { population, law }, facts }: FactGridProps) {
  const { count, scope, trend, note } = facts.population;
  const { value, detail } = facts.law;
  return (
    <dl className={styles.grid}>
      {facts.facts.map((fact) => (
        <div key={fact.label}>
          <dt className="ink-3 small">{fact.label}</dt>
          <dd className="over-hair">
            <span className={styles.value}>{fact.value}</span>
            <Notes from={fact.from} />
            {fact.note && <Line text={fact.note} />}
          </dd>
        </div>
      ))}
      <div className={styles.wide}>
        <dt className="ink-3 small">{m.fact_population()}</dt>
        <dd className="over-hair">
          <span className={styles.value}>
            <Said text={count} />
          </span>
          <Notes from={population.from} />
          <Line text={scope} />
          <span className={styles.trend} data-trend={population.trend}>
            <Trend trend={population.trend} />
            <Said text={trend} />
          </span>
          {note && <Line text={note} />}
        </dd>
      </div>
      <div className={styles.wide}>
        <dt className="ink-3 small">{m.fact_law()}</dt>
        <dd className="over-hair">
          <span className={styles.value}>{value}</span>
          <Notes from={law.from} />
          {detail.map((line) => (
            <Line key={line} text={line} />
          ))}
        </dd>
      </div>
    </dl>
  );
}

const Line = ({ text }: { text: string }) => (
  <span className={styles.note}>
    <Said text={text} />
  </span>
);

const ARROWS: Partial<Record<Glance['population']['trend'], string>> = {
  increasing: 'M3 13 13 3M6 3h7v7',
  stable: 'M2 8h12M9 3l5 5-5 5',
  decreasing: 'M3 3l10 10M13 6v7H6',
};

function Trend({ trend }: { trend: Glance['population']['trend'] }) {
  const arrow = ARROWS[trend];
  return arrow === undefined ? null : (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={arrow} />
    </svg>
  );
}
