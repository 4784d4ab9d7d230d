import type { Outing } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { monthName, yearOfMonths } from '../../../lib/language/month-name';
import styles from './year-strip.module.css';

type YearStripProps = {
  park: Pick<Outing, 'months' | 'closures' | 'best_time_to_visit'>;
  month: number | undefined;
};

export function YearStrip({ park, month }: YearStripProps) {
  const closed = park.closures.filter(({ whole }) => whole).flatMap(({ months }) => months);
  return (
    <div className={`over-3 small ink-2 lh-145 ${styles.strip}`}>
      {/* For the chosen month the reasons say the same. */}
      <p className={month === undefined ? undefined : 'visually-hidden'}>
        {m.trip_best_from()} <strong className="ink medium">{park.best_time_to_visit}</strong>
      </p>
      <ol className="stack clip sand" aria-hidden="true">
        {yearOfMonths.map((each) => (
          <li
            className="tiny lh-13 ink-2 centered chosen"
            key={each}
            data-season={park.months.includes(each) || undefined}
            data-closed={closed.includes(each) || undefined}
            data-asked={month === each || undefined}
          >
            {monthName(each, 'narrow')}
          </li>
        ))}
      </ol>
    </div>
  );
}
