import type { ConnectionList, User } from '@aranya/contracts';
import { Button, EmptyState } from '@aranya/ui';
import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useConnectionList } from '../../data/people/use-connections';
import { ButtonLink } from '../../lib/button-link';
import { paths } from '../../lib/paths';
import { DiscoverLink } from '../../parts/person/discover-link';
import { FollowButton } from '../../parts/person/follow-button';
import { PersonList } from '../../parts/person/person-list';
import { useRelationshipAction } from '../../parts/person/use-relationship-action';
import { ConnectionCard } from './connection-card';
import { OverflowMenu } from './overflow-menu';

interface PeopleTabProps extends Pick<
  ComponentProps<typeof PersonList>,
  'label' | 'failedTitle' | 'children'
> {
  list: ConnectionList;
  none: { title: string; text: string };
}

function PeopleTab({ list, none, ...rest }: PeopleTabProps) {
  const empty = <EmptyState {...none} action={<DiscoverLink />} />;
  return <PersonList {...rest} people={useConnectionList(list)} empty={empty} />;
}

export function ConnectedTab() {
  return (
    <PeopleTab
      list="connections"
      label="Connections"
      failedTitle="Your connections could not be loaded"
      none={{
        title: 'No connections yet',
        text: 'Connections can write to each other. Ask somebody whose posts you like to connect.',
      }}
    >
      {(person) => (
        <ConnectionCard
          person={person}
          aside={<OverflowMenu person={person} action="disconnect" label="Remove connection" />}
        >
          {(nameId) => (
            <ButtonLink aria-describedby={nameId} to={paths.chat(person._id)}>
              <MessageCircle aria-hidden="true" size={18} />
              Message
            </ButtonLink>
          )}
        </ConnectionCard>
      )}
    </PeopleTab>
  );
}

export function FollowersTab() {
  return (
    <PeopleTab
      list="followers"
      label="Followers"
      failedTitle="Your followers could not be loaded"
      none={{
        title: 'No followers yet',
        text: 'People find you when you post and comment. Follow some, and some will follow you.',
      }}
    >
      {(person) => (
        <ConnectionCard
          person={person}
          aside={<OverflowMenu person={person} action="removeFollower" label="Remove follower" />}
        >
          {(nameId) => <FollowButton back person={person} describedBy={nameId} />}
        </ConnectionCard>
      )}
    </PeopleTab>
  );
}

export function FollowingTab() {
  return (
    <PeopleTab
      list="following"
      label="Following"
      failedTitle="The people you follow could not be loaded"
      none={{
        title: 'You are not following anybody yet',
        text: 'Posts from the people you follow appear in your feed.',
      }}
    >
      {(person) => (
        <ConnectionCard person={person}>
          {(nameId) => <UnfollowButton person={person} describedBy={nameId} />}
        </ConnectionCard>
      )}
    </PeopleTab>
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
