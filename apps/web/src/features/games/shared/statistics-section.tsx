import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { m } from '../../../lib/language/messages';
import { type Statistic, StatisticList } from './statistic-list';
import styles from './statistics.module.css';

type StatisticsSectionProps = {
  title: string;
  statistics: readonly Statistic[];
  /** The browser refused to store the last result. */
  unsaved: boolean;
  className?: string;
  children?: ReactNode;
};

export function StatisticsSection({
  title,
  statistics,
  unsaved,
  className,
  children,
}: StatisticsSectionProps) {
  const titleId = useId();
  return (
    <section className={clsx('stack gap-3 packed', styles.section, className)} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <StatisticList statistics={statistics} />
      {children}
      <p className="small ink-2 unless-empty" role="status">
        {unsaved && m.game_results_unsaved()}
      </p>
    </section>
  );
}
