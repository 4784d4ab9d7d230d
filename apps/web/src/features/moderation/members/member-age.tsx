import type { AgeDecision } from '@aranya/contracts';
import { Button } from '@aranya/ui';
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
    <section className="stack gap-3 pad-3-4 round-2 framed-strong" aria-label="Age">
      <p className="breaks">
        {child ? `Under 18 until ${longDate(child.until)}.` : told && 'They said that they are 18 or older.'}{' '}
        {!told && 'They have yet to answer.'}{' '}
        {child?.agreedAt
          ? `A parent agrees, as noted on ${longDate(child.agreedAt)}.`
          : child && question === 'consent' && 'No parent has agreed yet.'}
      </p>
      {!isSelf && told && (
        <div className="cluster gap-2">
          {child && child.agreedAt === null && (
            <Button
              variant="outline"
              pending={isPressed('parent_agreed')}
              pendingLabel="Noting it"
              onClick={() => press('parent_agreed')}
            >
              Note that a parent agrees
            </Button>
          )}
          <Button
            variant="quiet"
            pending={isPressed('ask_again')}
            pendingLabel="Asking again"
            onClick={() => press('ask_again')}
          >
            Ask for the age again
          </Button>
        </div>
      )}
    </section>
  );
}
