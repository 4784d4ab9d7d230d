import { VisuallyHidden } from '@aranya/ui';
import { type CSSProperties, useId } from 'react';
import { intlLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { monthName, yearOfMonths } from '../../lib/language/month-name';
import styles from './month-bars.module.css';

interface MonthBarsProps {
  /** Sightings per month of any year, from January on. */
  totals: readonly number[];
}

/** Shows nothing without sightings. */
export function MonthBars({ totals }: MonthBarsProps) {
  const id = useId();
  const most = Math.max(0, ...totals);
  if (most === 0) return null;
  const short = new Intl.NumberFormat(intlLocale(), { notation: 'compact' });
  return (
    <div className={styles.months}>
      <p id={id} className="small ink-2">
        {m.seen_months()}
      </p>
      <ol className={styles.year} aria-labelledby={id}>
        {yearOfMonths.map((each) => {
          const total = totals[each - 1] ?? 0;
          return (
            <li
              className="stack gap-1 tiny centered"
              key={each}
              style={{ '--share': total / most } as CSSProperties}
            >
              <VisuallyHidden>
                {monthName(each)}: {total}
              </VisuallyHidden>
              <span className={styles.track} aria-hidden="true">
                {total > 0 && <span className="num">{short.format(total)}</span>}
                <span className={styles.bar} />
              </span>
              <span className="ink-2" aria-hidden="true">
                {monthName(each, 'short')}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
