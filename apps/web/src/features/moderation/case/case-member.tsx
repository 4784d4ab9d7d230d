import type { CaseDetail } from '@aranya/contracts';
import { AuditList } from '../shared/audit-list';
import { MemberName, MemberNumbers, SuspensionNote } from '../shared/member-facts';
import styles from './case-page.module.css';
import { Section } from '../../../lib/section';

export function CaseMember({ found: { owner, history, subject } }: { found: CaseDetail }) {
  return (
    <div className={`stack gap-6 packed shrinks ${styles.side}`}>
      <Section
        className="stack gap-3 packed shrinks"
        title={subject === 'user' ? 'The member' : 'The author'}
      >
        {owner === null ? (
          <p className="small ink-3 breaks lh-15">The account was deleted.</p>
        ) : (
          <>
            <MemberName member={owner} />
            <SuspensionNote member={owner} />
            <MemberNumbers member={owner} />
          </>
        )}
      </Section>
      <Section className="stack gap-3 packed shrinks" title="What was done">
        <AuditList entries={history} emptyText="Nothing yet, about this or about the member." />
      </Section>
    </div>
  );
}
