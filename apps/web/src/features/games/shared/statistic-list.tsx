import type { ReactNode } from 'react';
import styles from './statistics.module.css';

export interface Statistic {
  label: string;
  value: ReactNode;
}

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
