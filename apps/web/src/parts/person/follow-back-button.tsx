import { Button } from '@aranya/ui';
import { useRelationshipAction } from './use-relationship-action';
import type { Person } from '../../data/people/relationship.rules';

/** Follows a follower, whom the button of Discover does not follow. */
export function FollowBackButton({ person, describedBy }: { person: Person; describedBy: string }) {
  const { run, isPending } = useRelationshipAction();
  const { follows } = person.relation;
  return (
    <Button
      variant={follows ? 'outline' : 'fill'}
      pending={isPending}
      aria-describedby={describedBy}
      onClick={() => run(follows ? 'unfollow' : 'follow', person)}
    >
      {follows ? 'Following' : 'Follow back'}
    </Button>
  );
}
