import { VisuallyHidden } from '@aranya/ui';
import { monthNames } from '@aranya/wildlife-data';
import { type CSSProperties, useId } from 'react';
import styles from './month-bars.module.css';

interface MonthBarsProps {
  /** Sightings per month of any year, from January on. */
  totals: readonly number[];
}

const short = new Intl.NumberFormat('en', { notation: 'compact' });

/** Shows nothing without sightings. */
export function MonthBars({ totals }: MonthBarsProps) {
  const id = useId();
  const most = Math.max(0, ...totals);
  if (most === 0) return null;
  return (
    <div className={styles.months}>
      <p id={id} className="small ink-2">
        By month, all years together
      </p>
      <ol className={styles.year} aria-labelledby={id}>
        {monthNames.map((name, at) => {
          const total = totals[at] ?? 0;
          return (
            <li
              className="stack gap-1 tiny centered"
              key={name}
              style={{ '--share': total / most } as CSSProperties}
            >
              <VisuallyHidden>
                {name}: {total}
              </VisuallyHidden>
              <span className={styles.track} aria-hidden="true">
                {total > 0 && <span className="num">{short.format(total)}</span>}
                <span className={styles.bar} />
              </span>
              <span className="ink-2" aria-hidden="true">
                {name.slice(0, 3)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
