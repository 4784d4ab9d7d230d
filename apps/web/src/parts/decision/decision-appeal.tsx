import type { Decision } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { useState } from 'react';
import { TimeAgo } from '../../lib/time/time-ago';
import { AppealForm } from './appeal-form';
import styles from './decisions.module.css';

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
            Appeal
          </Button>
        </p>
      );
    }
    return <AppealForm decision={decision} {...(!open && { onCancel: () => setAsking(false) })} />;
  }
  return (
    <div className="stack gap-1">
      <p className={`small ink-3 ${styles.label}`}>
        You appealed <TimeAgo at={appeal.createdAt} />
      </p>
      <p className={`round-2 breaks pad-3-4 raised pre-line ${styles.text}`} dir="auto">
        {appeal.text}
      </p>
      {appeal.outcome === null ? (
        <p className={`small ink-3 ${styles.label}`} role="status">
          A moderator will answer you here.
        </p>
      ) : (
        <>
          <p className={`small ink-3 ${styles.label}`}>
            {appeal.outcome === 'granted' ? 'Appeal granted' : 'Appeal refused'}
            {appeal.decidedAt !== null && (
              <>
                , <TimeAgo at={appeal.decidedAt} />
              </>
            )}
          </p>
          <p className={`round-2 breaks pad-3-4 raised pre-line ${styles.text}`} dir="auto">
            {appeal.answer}
          </p>
        </>
      )}
    </div>
  );
}
