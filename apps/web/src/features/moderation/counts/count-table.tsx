import { countedThings, type DayCounts } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';
import { overall, toRuns } from './count-series';
import { daysText, numberText, thingTexts } from './count-texts';
import styles from './counts.module.css';

interface CountTableProps {
  /** Oldest first. */
  days: DayCounts[];
  /** Counts of all time. */
  totals: DayCounts['counts'];
}

const plain = ({ number }: { number: string }) => number;

export function CountTable({ days, totals }: CountTableProps) {
  const newest = days.at(-1)?.day ?? '';
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, also by keyboard
    <div className={styles.scroll} role="region" aria-label={m.admin_counts_each_day()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.admin_counts_day()}</th>
            {countedThings.map((thing) => (
              <th key={thing} scope="col">
                <span>{thingTexts[thing]()}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.sumRow}>
            <th scope="row">{m.admin_counts_in_all()}</th>
            {countedThings.map((thing) => (
              <td key={thing}>
                {(thing === 'active' ? m.admin_counts_at_most : plain)({
                  number: numberText(totals[thing] ?? 0),
                })}
              </td>
            ))}
          </tr>
          <tr className={styles.sumRow}>
            <th scope="row">{m.admin_counts_days({ count: days.length })}</th>
            {countedThings.map((thing) => (
              <td key={thing}>
                {(thing === 'active' ? m.admin_counts_number_a_day : plain)({
                  number: numberText(overall(days, thing)),
                })}
              </td>
            ))}
          </tr>
          {toRuns(days).map(({ from, to, counts }) => (
            <tr key={to}>
              <th scope="row">{daysText(from, to, newest)}</th>
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
