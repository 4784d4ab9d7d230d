import type { AppealOutcome, ManagedAppeal } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { Check, X } from 'lucide-react';
import { errorText, tsr } from '../../../lib/api';
import styles from '../shared/admin.module.css';
import { ReasonField, useReasonDraft } from '../shared/reason-field';
import { useActionEnd } from '../shared/use-refresh-admin';

const grantTexts: Record<ManagedAppeal['subject'], string> = {
  suspension: 'Grant: lift the suspension',
  post: 'Grant: restore the post',
  comment: 'Grant: restore the comment',
  profile: 'Grant: restore it',
};

/** The answer stays in the form after a failure. */
export function DecideAppeal({ appeal, labelledBy }: { appeal: ManagedAppeal; labelledBy: string }) {
  const answer = useReasonDraft();
  const { mutate, isPending, variables, error } = tsr.admin.decideAppeal.useMutation(useActionEnd());
  const decide = (outcome: AppealOutcome) => {
    if (isPending) return;
    const text = answer.read();
    if (text !== null) mutate({ body: { id: appeal.id, outcome, answer: text } });
  };
  const isRunning = (outcome: AppealOutcome) => isPending && variables?.body.outcome === outcome;
  return (
    <div className="stack gap-4" role="group" aria-labelledby={labelledBy}>
      {appeal.own_decision && (
        <p className="round-2 small ink-2 breaks framed-strong pad-3-4" role="note">
          <strong>You made this decision.</strong> Another moderator should decide, if there is one.
        </p>
      )}
      <ReasonField
        draft={answer}
        label="Your answer"
        hint="Say what you looked at, and why you decided this way."
        plain
        readOnly={isPending}
      />
      {error !== null && (
        <p role="alert" className="medium danger">
          {errorText(error)}
        </p>
      )}
      <div className={`cluster gap-2 ${styles.actions}`}>
        <Button
          variant="fill"
          pending={isRunning('granted')}
          pendingLabel="Granting the appeal"
          icon={<Check aria-hidden="true" size={18} />}
          onClick={() => decide('granted')}
        >
          {grantTexts[appeal.subject]}
        </Button>
        <Button
          variant="outline"
          pending={isRunning('refused')}
          pendingLabel="Refusing the appeal"
          icon={<X aria-hidden="true" size={18} />}
          onClick={() => decide('refused')}
        >
          Refuse
        </Button>
      </div>
    </div>
  );
}
