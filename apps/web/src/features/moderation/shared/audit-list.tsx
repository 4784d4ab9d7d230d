import type { AuditEntry } from '@aranya/contracts';
import { filled } from '../../../lib/language/filled';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { TimeAgo } from '../../../lib/time/time-ago';
import { auditSentence } from './audit-sentence';

export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { text, about } = auditSentence(entry);
  return (
    <div className="stack gap-hair pad-y-2 lh-145">
      <div className="cluster spread gap-x-4 baseline">
        <p className="breaks">
          {filled(text, {
            operator: <bdi className="bold">{entry.operator}</bdi>,
            about: about && (
              <SiteLink to={paths.adminMember(about.id)}>
                <bdi>{about.name}</bdi>
              </SiteLink>
            ),
          })}
        </p>
        <TimeAgo className="small ink-3 one-line" at={entry.createdAt} />
      </div>
      {entry.reason !== '' && (
        <p className="quoted small ink-2 breaks pre-line" dir="auto">
          {entry.reason}
        </p>
      )}
    </div>
  );
}

interface AuditListProps {
  entries: AuditEntry[];
  emptyText: string;
  /** Framed, where it stands on the page itself. */
  framed?: boolean;
}

export function AuditList({ entries, emptyText, framed = false }: AuditListProps) {
  if (entries.length === 0) return <p className="ink-2">{emptyText}</p>;
  return (
    <ul className={framed ? 'panel stack divided' : 'stack divided'}>
      {entries.map((entry) => (
        <li key={entry.id} className={framed ? 'pad-x-4' : undefined}>
          <AuditLine entry={entry} />
        </li>
      ))}
    </ul>
  );
}
