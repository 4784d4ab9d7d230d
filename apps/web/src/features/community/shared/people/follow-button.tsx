import type { User } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { useRelationshipAction } from './api/use-relationship-action';
import { isFollowDisabled } from './relationship.rules';

interface FollowButtonProps {
  person: User;
  /** Ids of the person's name and of 'Follows you', where that is shown. */
  describedBy: string;
  className?: string;
}

/** Follows and unfollows. Disabled where that person follows the viewer, which is said beside it. */
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
