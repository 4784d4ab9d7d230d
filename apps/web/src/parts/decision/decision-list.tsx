import type { AppealSubject, Decision } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { useId } from 'react';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { dateFormat } from '../../lib/time/date-format';
import { paths } from '../../lib/paths';
import { TimeAgo } from '../../lib/time/time-ago';
import { DecisionAppeal } from './decision-appeal';

interface DecisionListProps {
  decisions: readonly Decision[];
  label: string;
  /** Links open the posts. */
  linked?: boolean;
  level?: 2 | 3;
}

export function DecisionList({ decisions, label, linked = false, level = 2 }: DecisionListProps) {
  return (
    <ul className={'stack gap-4'} aria-label={label}>
      {decisions.map((decision) => (
        <li key={`${decision.subject}/${decision.subject_id}/${decision.createdAt}`}>
          <DecisionCard decision={decision} linked={linked} level={level} />
        </li>
      ))}
    </ul>
  );
}

const titles: Record<AppealSubject, () => string> = {
  suspension: m.decision_suspension,
  post: m.decision_post,
  comment: m.decision_comment,
  profile: m.decision_profile,
};

const date = dateFormat({ dateStyle: 'long' });

function untilSentence({ subject, until }: Decision): string | null {
  if (subject === 'suspension')
    return until === null ? m.decision_no_end() : m.decision_ends({ day: date().format(new Date(until)) });
  return until === null ? null : m.decision_restorable({ day: date().format(new Date(until)) });
}

function DecisionCard({ decision, linked, level }: { decision: Decision; linked: boolean; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const titleId = useId();
  const until = untilSentence(decision);
  return (
    <article className="panel stack gap-4 pad-4-5" aria-labelledby={titleId}>
      <div>
        <div className="row gap-3 spread tops">
          <Heading id={titleId} className="size-4">
            {titles[decision.subject]()}
          </Heading>
          {decision.appeal?.outcome === null && <Badge>{m.own_report_waiting()}</Badge>}
        </div>
        <p className="small ink-3">
          <TimeAgo at={decision.createdAt} />
          {linked && decision.subject === 'post' && (
            <>
              {' · '}
              <SiteLink to={paths.post(decision.subject_id)}>{m.decision_see_post()}</SiteLink>
            </>
          )}
        </p>
      </div>
      <p className="quoted breaks pre-line" dir="auto">
        {decision.reason}
      </p>
      <DecisionAppeal decision={decision} />
      {until !== null && <p className="lined pad-top-3 small ink-2">{until}</p>}
    </article>
  );
}
