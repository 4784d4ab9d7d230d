import { getLocale } from '../../lib/language/locale';
import { monthName, yearOfMonths } from '../../lib/language/month-name';
import styles from './season-calendar.module.css';

/** September has four letters in British English. */
const shortName = (month: number) =>
  getLocale() === 'en' ? monthName(month, 'short', 'en-US') : monthName(month, 'short');

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
        {yearOfMonths.map((month) => (
          <li
            className="tiny ink-2 centered chosen"
            key={month}
            data-season={season.includes(month) || undefined}
            data-closed={closed.includes(month) || undefined}
            data-partly-closed={partly.includes(month) || undefined}
          >
            {shortName(month)}
          </li>
        ))}
      </ol>
    </div>
  );
}
