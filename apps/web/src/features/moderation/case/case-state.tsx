import type { CaseDetail } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { Link } from 'react-router';
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
        {found.urgent && <Badge tone="danger">Urgent</Badge>}
        {found.reasons.map((one) => (
          <Badge key={one}>{reasonTexts[one]}</Badge>
        ))}
        <StateBadges reported={found} />
      </p>
      {state !== 'visible' && (
        <div className="round-2 small ink-2 breaks framed-strong pad-3-4" role="note">
          <p>{stateSentence(state)}</p>
          {reason !== null && reason !== '' && <p dir="auto">The reason given: {reason}</p>}
          {until !== null && (
            <p>
              It can be restored until {longDate(until)}: {timeLeft(until, now)}.
            </p>
          )}
        </div>
      )}
      {found.appeal && (
        <p className="round-2 small ink-2 breaks framed-strong pad-3-4" role="note">
          {found.appeal.outcome === null ? (
            <>
              The author has appealed. <Link to={paths.adminAppeals()}>Decide the appeal</Link>
            </>
          ) : (
            `The author’s appeal was ${found.appeal.outcome}.`
          )}
        </p>
      )}
    </div>
  );
}

const stateSentence = (state: 'hidden' | 'removed' | 'gone') =>
  ({
    hidden: 'It is hidden: only its author sees it.',
    removed: 'It is removed: only its author sees it, with the reason.',
    gone: 'It is deleted for ever. The copy below is what was reported.',
  })[state];
