import type { ManagedAppeal } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { m } from '../../../lib/language/messages';
import { useMe } from '../../../lib/session/use-me';
import { TimeAgo } from '../../../lib/time/time-ago';
import { AuditLine } from '../shared/audit-list';
import { MemberName } from '../shared/member-facts';
import { DecideAppeal } from './decide-appeal';

const subjects: Record<ManagedAppeal['subject'], () => string> = {
  suspension: m.admin_appeal_suspension,
  post: m.admin_appeal_post,
  comment: m.admin_appeal_comment,
  profile: m.admin_appeal_profile,
};

export function AppealCard({ appeal }: { appeal: ManagedAppeal }) {
  const titleId = useId();
  const { data: me } = useMe();
  const { member, decision_on: decision, content, outcome } = appeal;
  const isOwnAppeal = member !== null && member._id === me?._id;
  return (
    <article className="panel stack gap-3 shrinks pad-4" aria-labelledby={titleId}>
      <div className="row gap-2 wraps">
        <h2 id={titleId} className="push-start size-4">
          {subjects[appeal.subject]()}
        </h2>
        {outcome !== null && (
          <Badge tone={outcome === 'granted' ? 'success' : 'sand'}>
            {outcome === 'granted' ? m.admin_appeal_granted() : m.admin_appeal_refused()}
          </Badge>
        )}
      </div>
      {member ? (
        <MemberName member={member} />
      ) : (
        <p className="small ink-3 breaks lh-15">{m.admin_deleted_account()}</p>
      )}
      {appeal.own_decision && outcome === null && !isOwnAppeal && (
        <div className="row gap-3 sand edged round-2 small pad-3-4" role="note">
          <TriangleAlert aria-hidden="true" size={20} className="rigid" />
          <p>
            <strong>{m.admin_appeal_own_decision()}</strong> {m.admin_appeal_own_decision_text()}
          </p>
        </div>
      )}
      {decision && (
        <div className="over-1">
          <h3 className="inherits small semibold lh-13 ink-2">{m.admin_appeal_decision()}</h3>
          <AuditLine entry={decision} />
        </div>
      )}
      <div className="stack halves gap-3">
        {content !== null && (
          <Part
            title={m.admin_appeal_removed()}
            text={content === '' ? <i>{m.admin_without_words()}</i> : content}
          />
        )}
        <Part title={m.admin_appeal_text()} text={appeal.text} at={appeal.createdAt} />
      </div>
      {outcome !== null ? (
        <Part title={m.admin_appeal_answer()} text={appeal.answer} at={appeal.decidedAt} />
      ) : isOwnAppeal ? (
        <p className="round-2 small ink-2 breaks framed-strong pad-3-4">{m.admin_appeal_own()}</p>
      ) : (
        <DecideAppeal appeal={appeal} labelledBy={titleId} />
      )}
    </article>
  );
}

function Part({ title, text, at = null }: { title: string; text: ReactNode; at?: string | null }) {
  return (
    <div className="flex column gap-1 over-1">
      <div className="flex spread baseline gap-3 small lh-13 ink-2">
        <h3 className="inherits semibold">{title}</h3>
        {at !== null && <TimeAgo at={at} />}
      </div>
      <p className="grows round-2 breaks pad-3-4 sand pre-line" dir="auto">
        {text}
      </p>
    </div>
  );
}
