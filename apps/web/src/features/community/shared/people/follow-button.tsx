import type { User } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { usePersonAct } from './api/use-person-act';
import { isFollowDisabled } from './relation.rules';

interface FollowButtonProps {
  person: User;
  /** Ids of the person's name and of 'Follows you', where that is shown. */
  describedBy: string;
  className?: string;
}

/** Follows and unfollows. Disabled where that person follows the viewer, which is said beside it. */
export function FollowButton({ person, describedBy, className }: FollowButtonProps) {
  const { act, acting } = usePersonAct();
  const { follows } = person.relation;
  return (
    <Button
      className={className}
      variant={follows ? 'outline' : 'fill'}
      disabled={isFollowDisabled(person.relation)}
      pending={acting !== null}
      aria-describedby={describedBy}
      onClick={() => act(follows ? 'unfollow' : 'follow', person)}
    >
      {follows ? 'Following' : 'Follow'}
    </Button>
  );
}
