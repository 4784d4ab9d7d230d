import type { JournalEntry } from '@aranya/wildlife-data';
import { capital } from '../../../../lib/capital';
import { m } from '../../../../lib/language/messages';
import panelStyles from '../../panel/panel.module.css';
import type { JourneyAccount } from '../journey-account.server';
import { dateText, daysText, placeText } from '../journey-words';
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
    <Section className={`stack gap-4 ${panelStyles.section}`} title={m.journey_words()}>
      <table className={styles.journal}>
        <thead>
          <tr>
            <th scope="col">{m.journey_until()}</th>
            <th scope="col">{m.journey_where()}</th>
            <th scope="col">{m.journey_went()}</th>
          </tr>
        </thead>
        <tbody>
          {account.journal.map((entry) => (
            <tr key={entry.from}>
              <th scope="row">{dateText(entry.to)}</th>
              <td>
                {entry.where && <span className={styles.where}>{entry.where}</span>}
                <span>{placeText(entry)}</span>
                {entry.gapDays > 0 && <span>{m.journey_no_position({ days: daysText(entry.gapDays) })}</span>}
              </td>
              <td>{unknown(entry) ? m.journey_unknown() : distanceText(entry.km, inCells)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{m.journey_along({ km: capital(distanceText(account.drawnKm, inCells)) })}</p>
    </Section>
  );
}
