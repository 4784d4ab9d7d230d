import { CheckIcon, VisuallyHidden } from '@aranya/ui';
import { memo, useId } from 'react';
import { BoardLink } from '../board-link';
import { m } from '../../../../lib/language/messages';
import { type DailyResults, dayState } from './daily-results';
import styles from './daily-archive.module.css';
import { type Day, dayText, earlierDays } from '../../../../lib/daily/days';

const DAYS = 30;
/** Two rows on a phone. */
const LATEST = 10;

type DailyArchiveProps = {
  title: string;
  item: string;
  today: Day;
  current: Day | undefined;
  results: DailyResults;
  getHref: (day: Day) => string;
};

/** Lists the last 30 days, which can be played but count for no streak. */
export const DailyArchive = memo(function DailyArchive({ title, today, ...shown }: DailyArchiveProps) {
  const titleId = useId();
  const days = earlierDays(today, DAYS);
  const [latest, others] = [days.slice(0, LATEST), days.slice(LATEST)];
  return (
    <section className={`stack gap-3 ${styles.archive}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Days days={latest} {...shown} />
      <details open={shown.current !== undefined && others.includes(shown.current)}>
        <summary className="folds">{m.daily_before({ count: others.length })}</summary>
        <Days days={others} {...shown} />
      </details>
      <p className="tiny ink-3">{m.daily_no_streak()}</p>
    </section>
  );
});

type DaysProps = Omit<DailyArchiveProps, 'title' | 'today'> & { days: readonly Day[] };

function Days({ days, item, current, results, getHref }: DaysProps) {
  const states = { 'not played': m.daily_not_played(), won: m.daily_won(), played: m.daily_played() };
  return (
    <ol className="stack gap-2">
      {days.map((day) => {
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
              <VisuallyHidden>{m.daily_of({ item, day: dayText(day), state: states[state] })}</VisuallyHidden>
              <span aria-hidden="true">{weekday}</span>
              <b aria-hidden="true">{number}</b>
              <span aria-hidden="true">{month}</span>
              {state === 'won' && <CheckIcon className={styles.won} />}
            </BoardLink>
          </li>
        );
      })}
    </ol>
  );
}
