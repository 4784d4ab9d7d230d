import { getLocale, intlLocale } from '../../lib/language/locale';
import styles from './season-calendar.module.css';

/** September has four letters in British English. */
const monthNames = () =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2024, month, 1)).toLocaleDateString(getLocale() === 'en' ? 'en-US' : intlLocale(), {
      month: 'short',
      timeZone: 'UTC',
    }),
  );

type SeasonCalendarProps = {
  /** Months count from 1. */
  season: readonly number[];
  closures?:
    | readonly { months: readonly number[]; part_months?: readonly number[] | undefined; whole: boolean }[]
    | undefined;
};

/** Hidden from screen readers, because the text beside it says the same. */
export function SeasonCalendar({ season, closures = [] }: SeasonCalendarProps) {
  const closed = closures.filter(({ whole }) => whole).flatMap(({ months: list }) => list);
  const partly = closures.flatMap(({ part_months = [] }) => part_months);
  return (
    <div className={styles.calendar} aria-hidden="true">
      <ol className={styles.year}>
        {monthNames().map((name, index) => (
          <li
            className="tiny ink-2 centered chosen"
            key={name}
            data-season={season.includes(index + 1) || undefined}
            data-closed={closed.includes(index + 1) || undefined}
            data-partly-closed={partly.includes(index + 1) || undefined}
          >
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
