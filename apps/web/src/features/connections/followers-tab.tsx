import { EmptyState } from '@aranya/ui';
import { useConnectionList } from '../../data/people/use-connections';
import { FollowButton } from '../../parts/person/follow-button';
import { PersonList } from '../../parts/person/person-list';
import { ConnectionCard } from './connection-card';
import { DiscoverLink } from '../../parts/person/discover-link';
import { OverflowMenu } from './overflow-menu';

export function FollowersTab() {
  const people = useConnectionList('followers');
  return (
    <PersonList
      people={people}
      label="Followers"
      failedTitle="Your followers could not be loaded"
      empty={
        <EmptyState
          title="No followers yet"
          text="People find you when you post and comment. Follow some, and some will follow you."
          action={<DiscoverLink />}
        />
      }
    >
      {(person) => (
        <ConnectionCard
          person={person}
          aside={<OverflowMenu person={person} action="removeFollower" label="Remove follower" />}
        >
          {(nameId) => <FollowButton back person={person} describedBy={nameId} />}
        </ConnectionCard>
      )}
    </PersonList>
  );
}
