import { dateText, daysText, type JournalEntry, placeText } from '@aranya/wildlife-data';
import { capital } from '../../../../lib/capital';
import panelStyles from '../../panel/panel.module.css';
import type { JourneyAccount } from '../journey-account.server';
import { distanceText } from '../measured-text';
import styles from './panel.module.css';
import { Section } from '../../../../lib/section';

const DAY = 86_400;

/** The animal's position is unknown during this whole entry. */
const unknown = ({ from, to, gapDays }: JournalEntry) => gapDays >= Math.round((to - from) / DAY);

interface JournalProps {
  account: Pick<JourneyAccount, 'journal' | 'drawnKm'>;
  inCells?: boolean;
}

export function Journal({ account, inCells }: JournalProps) {
  return (
    <Section className={`stack gap-4 ${panelStyles.section}`} title="The journey in words">
      <table className={styles.journal}>
        <thead>
          <tr>
            <th scope="col">Until</th>
            <th scope="col">Where it was</th>
            <th scope="col">Went</th>
          </tr>
        </thead>
        <tbody>
          {account.journal.map((entry) => (
            <tr key={entry.from}>
              <th scope="row">{dateText(entry.to)}</th>
              <td>
                {entry.where && <span className={styles.where}>{entry.where}</span>}
                <span>{placeText(entry)}</span>
                {entry.gapDays > 0 && <span>No position for {daysText(entry.gapDays)}</span>}
              </td>
              <td>{unknown(entry) ? 'unknown' : distanceText(entry.km, inCells)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {capital(distanceText(account.drawnKm, inCells))} along the recorded positions, in the shortest line
        from one to the next.
      </p>
    </Section>
  );
}
