import type { Decision } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { TimeAgo } from '../../lib/time/time-ago';
import { AppealForm } from './appeal-form';

interface DecisionAppealProps {
  decision: Decision;
  /** Shows the form without a button. */
  open?: boolean;
}

export function DecisionAppeal({ decision, open = false }: DecisionAppealProps) {
  const [asking, setAsking] = useState(open);
  const { appeal, can_appeal: canAppeal } = decision;
  if (appeal === null) {
    if (!canAppeal) return null;
    if (!asking) {
      return (
        <p>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {m.appeal()}
          </Button>
        </p>
      );
    }
    return <AppealForm decision={decision} {...(!open && { onCancel: () => setAsking(false) })} />;
  }
  return (
    <div className="stack gap-1">
      <p className="small ink-3">
        {filled(m.appeal_when({ when: '{when}' }), { when: <TimeAgo at={appeal.createdAt} /> })}
      </p>
      <p className="quoted breaks pre-line" dir="auto">
        {appeal.text}
      </p>
      {appeal.outcome === null ? (
        <p className="semibold over-3" role="status">
          {m.appeal_waits()}
        </p>
      ) : (
        <>
          <p className="small ink-3 over-2">
            <Outcome appeal={appeal} />
          </p>
          <p className="quoted edged breaks pre-line" dir="auto">
            {appeal.answer}
          </p>
        </>
      )}
    </div>
  );
}

function Outcome({ appeal: { outcome, decidedAt: at } }: { appeal: NonNullable<Decision['appeal']> }) {
  const isGranted = outcome === 'granted';
  if (at === null) return isGranted ? m.appeal_was_granted() : m.appeal_was_refused();
  const when = '{when}';
  return filled(isGranted ? m.appeal_granted_when({ when }) : m.appeal_refused_when({ when }), {
    when: <TimeAgo at={at} />,
  });
}
