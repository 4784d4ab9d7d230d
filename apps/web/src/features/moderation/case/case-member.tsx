import type { CaseDetail } from '@aranya/contracts';
import { useId } from 'react';
import adminStyles from '../shared/admin.module.css';
import { AuditList } from '../shared/audit-list';
import { MemberName, MemberNumbers, SuspensionNote } from '../shared/member-facts';
import styles from './case-page.module.css';

export function CaseMember({ found: { owner, history, subject } }: { found: CaseDetail }) {
  const memberId = useId();
  const historyId = useId();
  return (
    <div className={styles.side}>
      <section className="stack gap-3 packed shrinks" aria-labelledby={memberId}>
        <h2 id={memberId} className="size-3">
          {subject === 'user' ? 'The member' : 'The author'}
        </h2>
        {owner === null ? (
          <p className={adminStyles.facts}>The account was deleted.</p>
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
