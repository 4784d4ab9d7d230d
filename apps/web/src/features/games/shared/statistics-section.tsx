import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
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
        {unsaved &&
          'Your results could not be saved in this browser. They last until you leave or reload this page.'}
      </p>
    </section>
  );
}
