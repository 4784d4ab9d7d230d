import type { User } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { useRelationshipAction } from './use-relationship-action';
import { isFollowDisabled } from '../../data/people/relationship.rules';

interface FollowButtonProps {
  person: User;
  /** Ids of the name and of "Follows you". */
  describedBy: string;
  className?: string;
}

export function FollowButton({ person, describedBy, className }: FollowButtonProps) {
  const { run, isPending } = useRelationshipAction();
  const { follows } = person.relation;
  return (
    <Button
      className={className}
      variant={follows ? 'outline' : 'fill'}
      disabled={isFollowDisabled(person.relation)}
      pending={isPending}
      aria-describedby={describedBy}
      onClick={() => run(follows ? 'unfollow' : 'follow', person)}
    >
      {follows ? 'Following' : 'Follow'}
    </Button>
  );
}
