import type { User } from '@aranya/contracts';
import { Button, EmptyState } from '@aranya/ui';
import { useConnectionList } from '../../data/people/use-connections';
import { useRelationshipAction } from '../../parts/person/use-relationship-action';
import { PersonList } from '../../parts/person/person-list';
import { ConnectionCard } from './connection-card';
import { DiscoverLink } from '../../parts/person/discover-link';

export function FollowingTab() {
  const people = useConnectionList('following');
  return (
    <PersonList
      people={people}
      label="Following"
      failedTitle="The people you follow could not be loaded"
      empty={
        <EmptyState
          title="You are not following anybody yet"
          text="Posts from the people you follow appear in your feed."
          action={<DiscoverLink />}
        />
      }
    >
      {(person) => (
        <ConnectionCard person={person}>
          {(nameId) => <UnfollowButton person={person} describedBy={nameId} />}
        </ConnectionCard>
      )}
    </PersonList>
  );
}

function UnfollowButton({ person, describedBy }: { person: User; describedBy: string }) {
  const { run, isPending } = useRelationshipAction();
  return (
    <Button
      variant="fill"
      pending={isPending}
      aria-describedby={describedBy}
      onClick={() => run('unfollow', person)}
    >
      Unfollow
    </Button>
  );
}
