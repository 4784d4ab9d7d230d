import type { ReactNode } from 'react';
import styles from './statistics.module.css';

export interface Statistic {
  label: string;
  value: ReactNode;
}

/** A row of labelled numbers, such as moves and time; it wraps on narrow screens. */
export function StatisticList({ statistics }: { statistics: readonly Statistic[] }) {
  return (
    <dl className={styles.list}>
      {statistics.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
