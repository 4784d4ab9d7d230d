import type { CaseDetail } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';
import { AuditList } from '../shared/audit-list';
import { MemberName, MemberNumbers, SuspensionNote } from '../shared/member-facts';
import styles from './case-page.module.css';
import { Section } from '../../../lib/section';

export function CaseMember({ found: { owner, history, subject } }: { found: CaseDetail }) {
  return (
    <div className={`stack gap-6 packed shrinks ${styles.side}`}>
      <Section
        className="stack gap-3 packed shrinks"
        title={subject === 'user' ? m.case_member() : m.case_author()}
      >
        {owner === null ? (
          <p className="small ink-3 breaks lh-15">{m.case_account_deleted()}</p>
        ) : (
          <>
            <MemberName member={owner} />
            <SuspensionNote member={owner} />
            <MemberNumbers member={owner} />
          </>
        )}
      </Section>
      <Section className="stack gap-3 packed shrinks" title={m.case_done()}>
        <AuditList entries={history} emptyText={m.case_done_nothing()} />
      </Section>
    </div>
  );
}
