import { Button } from '@aranya/ui';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../lib/language/messages';
import { errorText } from '../../../lib/api';
import styles from './admin.module.css';
import { ReasonField, useReasonDraft } from './reason-field';

interface Choice<Outcome> {
  outcome: Outcome;
  label: string;
  pendingLabel: string;
}

interface DecideWithAnswerProps<Outcome> {
  labelledBy: string;
  hint: string;
  yes: Choice<Outcome>;
  no: Choice<Outcome>;
  /** What is being saved. */
  pending: Outcome | undefined;
  error: unknown;
  onDecide: (outcome: Outcome, answer: string) => void;
}

/** The answer stays in the form after a failure. */
export function DecideWithAnswer<Outcome extends string>({
  labelledBy,
  hint,
  yes,
  no,
  pending,
  error,
  onDecide,
}: DecideWithAnswerProps<Outcome>) {
  const draft = useReasonDraft();
  const button = (choice: Choice<Outcome>, variant: 'fill' | 'outline', icon: ReactNode) => (
    <Button
      variant={variant}
      pending={pending === choice.outcome}
      pendingLabel={choice.pendingLabel}
      icon={icon}
      onClick={() => {
        if (pending !== undefined) return;
        const answer = draft.read();
        if (answer !== null) onDecide(choice.outcome, answer);
      }}
    >
      {choice.label}
    </Button>
  );
  return (
    <div className="stack gap-4" role="group" aria-labelledby={labelledBy}>
      <ReasonField
        draft={draft}
        label={m.admin_answer()}
        hint={hint}
        plain
        readOnly={pending !== undefined}
      />
      {error !== null && (
        <p role="alert" className="medium danger">
          {errorText(error)}
        </p>
      )}
      <div className={`cluster gap-2 ${styles.actions}`}>
        {button(yes, 'fill', <Check aria-hidden="true" size={18} />)}
        {button(no, 'outline', <X aria-hidden="true" size={18} />)}
      </div>
    </div>
  );
}
