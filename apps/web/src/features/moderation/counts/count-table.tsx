import { countedThings, type DayCounts } from '@aranya/contracts';
import { overall } from './count-series';
import { fullDayText, numberText, thingTexts } from './count-texts';
import styles from './counts.module.css';

interface CountTableProps {
  /** Oldest first. */
  days: DayCounts[];
  /** Counts of all time. */
  totals: DayCounts['counts'];
}

export function CountTable({ days, totals }: CountTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, also by keyboard
    <div className={styles.scroll} role="region" aria-label="Counts of each day" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {countedThings.map((thing) => (
              <th key={thing} scope="col">
                {thingTexts[thing]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.sumRow}>
            <th scope="row">In all</th>
            {countedThings.map((thing) => (
              <td key={thing}>
                {numberText(totals[thing] ?? 0)}
                {thing === 'active' && ' at most'}
              </td>
            ))}
          </tr>
          <tr className={styles.sumRow}>
            <th scope="row">{days.length} days</th>
            {countedThings.map((thing) => (
              <td key={thing}>
                {numberText(overall(days, thing))}
                {thing === 'active' && ' a day'}
              </td>
            ))}
          </tr>
          {[...days].reverse().map(({ day, counts }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{fullDayText(day)}</time>
              </th>
              {countedThings.map((thing) => (
                <td key={thing}>{numberText(counts[thing] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
