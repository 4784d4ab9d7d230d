import type { AuditEntry } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import adminStyles from '../shared/admin.module.css';
import { AuditLine } from '../shared/audit-list';
import { stateLines } from '../shared/audit-sentence';
import { dateTime } from '../shared/moderation-dates';
import styles from './log-entry.module.css';

const subjects: Readonly<Record<string, () => string>> = {
  appeal: m.log_of_appeal,
  comment: m.log_of_comment,
  contact_message: m.log_of_contact_message,
  correction: m.log_of_correction,
  entry: m.log_of_entry,
  free_name: m.log_of_free_name,
  invitation: m.log_of_invitation,
  join_request: m.log_of_join_request,
  message: m.log_of_message,
  post: m.log_of_post,
  report: m.log_of_report,
  rules: m.log_of_rules,
  site: m.log_of_site,
  user: m.log_of_user,
};

interface LogEntryProps {
  entry: AuditEntry;
  /** Filters by this operator. */
  onOperator: () => void;
  onSubject: () => void;
}

/** Shows an entry as a sentence; the states before and after are folded. */
export function LogEntry({ entry, onOperator, onSubject }: LogEntryProps) {
  const subject = subjects[entry.subject]?.() ?? entry.subject.replaceAll('_', ' ');
  return (
    <article className={styles.entry}>
      <AuditLine entry={entry} />
      <details>
        <summary className={`folds small forest ${styles.summary}`}>
          <span className="visually-hidden">{m.admin_log_details()}</span>
        </summary>
        <dl className="stack small beside gap-1 gap-x-4 breaks under-4">
          <dt className="ink-3">{m.admin_log_time()}</dt>
          <dd>
            <time dateTime={entry.createdAt}>{dateTime(entry.createdAt)}</time>
          </dd>
          <dt className="ink-3">{m.admin_log_subject()}</dt>
          <dd>
            {subject} {entry.subject_id}
          </dd>
          <States title={m.admin_log_before()} state={entry.before} />
          <States title={m.admin_log_after()} state={entry.after} />
        </dl>
        <div className={`cluster gap-2 ${adminStyles.actions}`}>
          {entry.operator_id !== null && (
            <Button variant="outline" onClick={onOperator}>
              {m.admin_log_all_by({ name: entry.operator })}
            </Button>
          )}
          <Button variant="outline" onClick={onSubject}>
            {m.admin_log_all_about({ subject: entry.subject === 'user' ? m.admin_log_member() : subject })}
          </Button>
          {entry.subject === 'report' && (
            <SiteLink to={paths.adminReport(entry.subject_id)} className="inline target">
              {m.admin_log_open_report()}
            </SiteLink>
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
      <dd lang="en">
        {lines.map((line) => (
          <span key={line} className="block" dir="auto">
            {line}
          </span>
        ))}
      </dd>
    </>
  );
}
