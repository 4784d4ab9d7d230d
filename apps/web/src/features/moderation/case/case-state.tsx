import type { CaseDetail } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { useNow } from '../../../lib/time/use-now';
import { reasonTexts } from '../shared/admin-texts';
import { longDate, timeLeft } from '../shared/moderation-dates';
import { StateBadges } from '../shared/state-badges';

export function CaseState({ found }: { found: CaseDetail }) {
  const now = useNow();
  const { state, reason, restorable_until: until } = found.subject_state;
  return (
    <div className="stack gap-3 packed shrinks">
      <p className="cluster gap-2">
        {found.urgent && <Badge tone="danger">{m.case_urgent()}</Badge>}
        {found.reasons.map((one) => (
          <Badge key={one}>{reasonTexts[one]()}</Badge>
        ))}
        <StateBadges reported={found} />
      </p>
      {state !== 'visible' && (
        <div className="round-2 small ink-2 breaks framed-strong pad-3-4" role="note">
          <p>{stateSentences[state]()}</p>
          {reason !== null && reason !== '' && <p dir="auto">{m.case_reason({ reason })}</p>}
          {until !== null && (
            <p>{m.case_restorable({ date: longDate(until), left: timeLeft(until, now) })}</p>
          )}
        </div>
      )}
      {found.appeal && (
        <p className="round-2 small ink-2 breaks framed-strong pad-3-4" role="note">
          {found.appeal.outcome === null
            ? filled(m.case_appealed({ link: '{link}' }), {
                link: <SiteLink to={paths.adminAppeals()}>{m.case_decide_appeal()}</SiteLink>,
              })
            : (found.appeal.outcome === 'granted' ? m.case_appeal_granted : m.case_appeal_refused)()}
        </p>
      )}
    </div>
  );
}

const stateSentences = { hidden: m.case_hidden, removed: m.case_removed, gone: m.case_gone };
