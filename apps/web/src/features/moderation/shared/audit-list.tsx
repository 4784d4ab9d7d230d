import type { AuditEntry } from '@aranya/contracts';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { TimeAgo } from '../../../lib/time/time-ago';
import { auditSentence } from './audit-sentence';

export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { operator, verb, about, end } = auditSentence(entry);
  return (
    <div className="stack gap-hair pad-y-3 lh-145">
      <p className="breaks">
        <bdi className="bold">{operator}</bdi>
        {entry.operator_id === null && ' (the operator)'} {verb}
        {about && (
          <>
            {' '}
            <Link to={paths.adminMember(about.id)}>
              <bdi>{about.name}</bdi>
            </Link>
          </>
        )}
        {end !== '' && ` ${end}`}
      </p>
      {entry.reason !== '' && (
        <p className="quoted small ink-2 breaks pre-line" dir="auto">
          {entry.reason}
        </p>
      )}
      <p className="small ink-3">
        <TimeAgo at={entry.createdAt} />
      </p>
    </div>
  );
}

export function AuditList({ entries, emptyText }: { entries: AuditEntry[]; emptyText: string }) {
  if (entries.length === 0) return <p className="ink-2">{emptyText}</p>;
  return (
    <ul className="stack divided">
      {entries.map((entry) => (
        <li key={entry.id}>
          <AuditLine entry={entry} />
        </li>
      ))}
    </ul>
  );
}
