import type { ManagedAppeal } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';
import { tsr } from '../../../lib/api';
import { DecideWithAnswer } from '../shared/decide-with-answer';
import { useActionEnd } from '../shared/use-refresh-admin';

const grantTexts: Record<ManagedAppeal['subject'], () => string> = {
  suspension: m.admin_appeal_grant_suspension,
  post: m.admin_appeal_grant_post,
  comment: m.admin_appeal_grant_comment,
  profile: m.admin_appeal_grant_profile,
};

export function DecideAppeal({ appeal, labelledBy }: { appeal: ManagedAppeal; labelledBy: string }) {
  const { mutate, isPending, variables, error } = tsr.admin.decideAppeal.useMutation(useActionEnd());
  return (
    <DecideWithAnswer
      labelledBy={labelledBy}
      hint={m.admin_appeal_hint()}
      yes={{
        outcome: 'granted',
        label: grantTexts[appeal.subject](),
        pendingLabel: m.admin_appeal_granting(),
      }}
      no={{ outcome: 'refused', label: m.admin_appeal_refuse(), pendingLabel: m.admin_appeal_refusing() }}
      pending={isPending ? variables?.body.outcome : undefined}
      error={error}
      onDecide={(outcome, answer) => mutate({ body: { id: appeal.id, outcome, answer } })}
    />
  );
}
