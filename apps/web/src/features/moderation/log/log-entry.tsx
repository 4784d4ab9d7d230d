import type { AuditEntry } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import adminStyles from '../shared/admin.module.css';
import { AuditLine } from '../shared/audit-list';
import { stateLines } from '../shared/audit-sentence';
import { dateTime } from '../shared/moderation-dates';
import styles from './log-entry.module.css';

interface LogEntryProps {
  entry: AuditEntry;
  /** Filters by this operator. */
  onOperator: () => void;
  onSubject: () => void;
}

/** Shows an entry as a sentence; the states before and after are folded. */
export function LogEntry({ entry, onOperator, onSubject }: LogEntryProps) {
  return (
    <article className={styles.entry}>
      <AuditLine entry={entry} />
      <details className={styles.details}>
        <summary className={`inline target small clickable forest semibold ${styles.summary}`}>
          Details
        </summary>
        <dl className="stack small beside gap-1 gap-x-4 breaks under-4">
          <dt className="ink-3">Time</dt>
          <dd>
            <time dateTime={entry.createdAt}>{dateTime(entry.createdAt)}</time>
          </dd>
          <dt className="ink-3">Subject</dt>
          <dd>
            {entry.subject.replaceAll('_', ' ')} {entry.subject_id}
          </dd>
          <States title="Before" state={entry.before} />
          <States title="After" state={entry.after} />
        </dl>
        <div className={`cluster gap-2 ${adminStyles.actions}`}>
          {entry.operator_id !== null && (
            <Button variant="outline" onClick={onOperator}>
              All by {entry.operator}
            </Button>
          )}
          <Button variant="outline" onClick={onSubject}>
            All about this {entry.subject === 'user' ? 'member' : entry.subject.replaceAll('_', ' ')}
          </Button>
          {entry.subject === 'report' && (
            <Link to={paths.adminReport(entry.subject_id)} className="inline target">
              Open the report
            </Link>
          )}
        </div>
      </details>
    </article>
  );
}

function States({ title, state }: { title: string; state: Record<string, unknown> }) {
  const lines = stateLines(state);
  if (lines.length === 0) return null;
  return (
    <>
      <dt className="ink-3">{title}</dt>
      <dd>
        {lines.map((line) => (
          <span key={line} className="block" dir="auto">
            {line}
          </span>
        ))}
      </dd>
    </>
  );
}
