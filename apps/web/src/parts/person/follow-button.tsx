import { Button } from '@aranya/ui';
import { UserRoundCheck } from 'lucide-react';
import { m } from '../../lib/language/messages';
import { useRelationshipAction } from './use-relationship-action';
import { isFollowDisabled, type Person } from '../../data/people/relationship.rules';

interface FollowButtonProps {
  person: Person;
  /** Ids of the name and of "Follows you". */
  describedBy: string;
  /** For a follower, whom Discover's button does not follow back. */
  back?: boolean;
  /** In a list of many, where filled buttons would shout. */
  calm?: boolean;
}

export function FollowButton({ person, describedBy, back = false, calm = false }: FollowButtonProps) {
  const { run, isPending } = useRelationshipAction();
  const { follows } = person.relation;
  const disabled = !back && isFollowDisabled(person.relation);
  return (
    <Button
      variant={back && follows ? 'quiet' : follows || disabled || calm ? 'outline' : 'fill'}
      icon={back && follows && <UserRoundCheck aria-hidden="true" size={18} />}
      disabled={disabled}
      className={follows && disabled ? 'sand' : undefined}
      pending={isPending}
      aria-describedby={describedBy}
      onClick={() => run(follows ? 'unfollow' : 'follow', person)}
    >
      {follows ? m.person_following() : back ? m.person_follow_back() : m.seen_follow()}
    </Button>
  );
}
