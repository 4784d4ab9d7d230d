import type { Glance } from '@aranya/wildlife-data';
import { capital } from '../../../lib/capital';
import styles from './fact-grid.module.css';
import { lawText, populationText } from './fact-texts';
import { Notes } from './notes';
import { ageText, countText, lengthText, weightText } from './units';

interface Fact {
  label: string;
  value: string;
  note?: string | undefined;
  from: readonly string[];
}

const LIFESPANS = { wild: 'Lifespan in the wild', 'human care': 'Lifespan in human care' } as const;

function listFacts({ size, weight, lifespan, young, activity }: Glance): Fact[] {
  const fact = (label: string, value: string, { note, from }: Pick<Fact, 'note' | 'from'>) => ({
    label,
    value,
    note,
    from,
  });
  return [
    ...size.map((each) => fact(capital(each.measure), lengthText(each.cm), each)),
    ...(weight ? [fact('Weight', weightText(weight.kg), weight)] : []),
    ...(lifespan ? [fact(LIFESPANS[lifespan.where], ageText(lifespan.years), lifespan)] : []),
    ...(young ? [fact('Young at a time', `${countText(young.count)} ${young.of}`, young)] : []),
    fact('Active', capital(activity.time === 'any hour' ? 'at any hour' : activity.time), activity),
  ];
}

export function FactGrid({ glance }: { glance: Glance }) {
  const { population, law } = glance;
  const { count, scope, trend, note } = populationText(population);
  const { value, detail } = lawText(law);
  return (
    <dl className={styles.grid}>
      {listFacts(glance).map((fact) => (
        <div key={fact.label}>
          <dt className="ink-3 small">{fact.label}</dt>
          <dd className="over-hair">
            <span className={styles.value}>{fact.value}</span>
            <Notes from={fact.from} />
            {fact.note && <span className={styles.note}>{fact.note}</span>}
          </dd>
        </div>
      ))}
      <div className={styles.wide}>
        <dt className="ink-3 small">Population</dt>
        <dd className="over-hair">
          <span className={styles.value}>{count}</span>
          <Notes from={population.from} />
          <span className={styles.note}>{scope}</span>
          <span className={styles.trend} data-trend={population.trend}>
            <Trend trend={population.trend} />
            {trend}
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </dd>
      </div>
      <div className={styles.wide}>
        <dt className="ink-3 small">Protected by law</dt>
        <dd className="over-hair">
          <span className={styles.value}>{value}</span>
          <Notes from={law.from} />
          {detail.map((line) => (
            <span key={line} className={styles.note}>
              {line}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}

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
