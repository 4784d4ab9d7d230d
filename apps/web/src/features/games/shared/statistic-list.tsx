import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './statistics.module.css';

export interface Statistic {
  label: string;
  value: ReactNode;
  spoken?: string;
}

interface StatisticListProps {
  statistics: readonly Statistic[];
  /** May set `--statistic`, the size of the values. */
  className?: string | undefined;
}

export function StatisticList({ statistics, className }: StatisticListProps) {
  return (
    <dl className={clsx('cluster gap-3 gap-x-6', styles.list, className)}>
      {statistics.map(({ label, value, spoken }) => (
        <div key={label}>
          <dt className="ink-3 tiny">{label}</dt>
          <dd aria-label={spoken}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
