import { CheckIcon, VisuallyHidden } from '@aranya/ui';
import { memo, useId } from 'react';
import { BoardLink } from '../board-link';
import { type DailyResults, dayState } from './daily-results';
import styles from './daily-archive.module.css';
import { type Day, dayText, earlierDays } from '../../../../lib/daily/days';

const DAYS = 30;

type DailyArchiveProps = {
  title: string;
  item: string;
  today: Day;
  current: Day | undefined;
  results: DailyResults;
  getHref: (day: Day) => string;
};

/** Lists the last 30 days, which can be played but count for no streak. */
export const DailyArchive = memo(function DailyArchive({
  title,
  item,
  today,
  current,
  results,
  getHref,
}: DailyArchiveProps) {
  const titleId = useId();
  return (
    <section className={`stack gap-3 ${styles.archive}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ol className="stack gap-2">
        {earlierDays(today, DAYS).map((day) => {
          const state = dayState(results, day);
          const [weekday, number, month] = dayText(day, 'short').split(' ');
          return (
            <li key={day}>
              <BoardLink
                className={styles.day}
                to={getHref(day)}
                data-state={state}
                aria-current={day === current ? 'page' : undefined}
              >
                <VisuallyHidden>
                  The {item} of {dayText(day)}, {state}
                </VisuallyHidden>
                <span aria-hidden="true">{weekday}</span>
                <b aria-hidden="true">{number}</b>
                <span aria-hidden="true">{month}</span>
                {state === 'won' && <CheckIcon className={styles.won} />}
              </BoardLink>
            </li>
          );
        })}
      </ol>
      <p className="tiny ink-3">Earlier days do not count towards a streak.</p>
    </section>
  );
});
