import type { AgeDecision } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { club } from '../../../lib/api/club';
import { adminKeys } from '../shared/admin-keys';
import { longDate } from '../shared/moderation-dates';
import { usePressEnd } from '../shared/use-refresh-admin';

/** For admins alone, where the site asks for the age or has asked. Nobody decides about themselves. */
export function MemberAge({ id, isSelf }: { id: string; isSelf: boolean }) {
  const { data } = club.ages.member.useQuery({
    queryKey: adminKeys.age(id),
    queryData: { params: { id } },
    select: ({ body }) => body,
    retry: false,
  });
  const { mutate, isPending, variables } = club.ages.decide.useMutation(usePressEnd());
  if (!data || (data.question === 'none' && !data.told && !data.child)) return null;
  const { question, told, child } = data;
  const press = (decision: AgeDecision) => mutate({ body: { id, decision } });
  const isPressed = (decision: AgeDecision) => isPending && variables.body.decision === decision;
  return (
    <section className="stack gap-3 pad-3-4 round-2 framed-strong" aria-label={m.admin_member_age()}>
      <p className="breaks">
        {child
          ? m.admin_member_age_child({ date: longDate(child.until) })
          : told && m.admin_member_age_adult()}{' '}
        {!told && m.admin_member_age_untold()}{' '}
        {child?.agreedAt
          ? m.admin_member_age_agreed({ date: longDate(child.agreedAt) })
          : child && question === 'consent' && m.admin_member_age_not_agreed()}
      </p>
      {!isSelf && told && (
        <div className="cluster gap-2">
          {child && child.agreedAt === null && (
            <Button
              variant="outline"
              pending={isPressed('parent_agreed')}
              pendingLabel={m.admin_member_age_noting()}
              onClick={() => press('parent_agreed')}
            >
              {m.admin_member_age_note()}
            </Button>
          )}
          <Button
            variant="quiet"
            pending={isPressed('ask_again')}
            pendingLabel={m.admin_member_age_asking()}
            onClick={() => press('ask_again')}
          >
            {m.admin_member_age_ask()}
          </Button>
        </div>
      )}
    </section>
  );
}
