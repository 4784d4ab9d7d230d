import type { CaseDetail } from '@aranya/contracts';
import { useId } from 'react';
import { AuditList } from '../shared/audit-list';
import { MemberName, MemberNumbers, SuspensionNote } from '../shared/member-facts';
import styles from './case-page.module.css';

export function CaseMember({ found: { owner, history, subject } }: { found: CaseDetail }) {
  const memberId = useId();
  const historyId = useId();
  return (
    <div className={`stack gap-6 packed shrinks ${styles.side}`}>
      <section className="stack gap-3 packed shrinks" aria-labelledby={memberId}>
        <h2 id={memberId} className="size-3">
          {subject === 'user' ? 'The member' : 'The author'}
        </h2>
        {owner === null ? (
          <p className="small ink-3 breaks lh-15">The account was deleted.</p>
        ) : (
          <>
            <MemberName member={owner} />
            <SuspensionNote member={owner} />
            <MemberNumbers member={owner} />
          </>
        )}
      </section>
      <section className="stack gap-3 packed shrinks" aria-labelledby={historyId}>
        <h2 id={historyId} className="size-3">
          What was done
        </h2>
        <AuditList entries={history} emptyText="Nothing yet, about this or about the member." />
      </section>
    </div>
  );
}
