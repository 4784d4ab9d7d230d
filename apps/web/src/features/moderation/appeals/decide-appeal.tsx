import type { ManagedAppeal } from '@aranya/contracts';
import { tsr } from '../../../lib/api';
import { DecideWithAnswer } from '../shared/decide-with-answer';
import { useActionEnd } from '../shared/use-refresh-admin';

const grantTexts: Record<ManagedAppeal['subject'], string> = {
  suspension: 'Grant: lift the suspension',
  post: 'Grant: restore the post',
  comment: 'Grant: restore the comment',
  profile: 'Grant: restore it',
};

export function DecideAppeal({ appeal, labelledBy }: { appeal: ManagedAppeal; labelledBy: string }) {
  const { mutate, isPending, variables, error } = tsr.admin.decideAppeal.useMutation(useActionEnd());
  return (
    <DecideWithAnswer
      labelledBy={labelledBy}
      hint="Say what you looked at, and why you decided this way."
      yes={{ outcome: 'granted', label: grantTexts[appeal.subject], pendingLabel: 'Granting the appeal' }}
      no={{ outcome: 'refused', label: 'Refuse', pendingLabel: 'Refusing the appeal' }}
      pending={isPending ? variables?.body.outcome : undefined}
      error={error}
      onDecide={(outcome, answer) => mutate({ body: { id: appeal.id, outcome, answer } })}
    >
      {appeal.own_decision && (
        <p className="round-2 small ink-2 breaks framed-strong pad-3-4" role="note">
          <strong>You made this decision.</strong> Another moderator should decide, if there is one.
        </p>
      )}
    </DecideWithAnswer>
  );
}
