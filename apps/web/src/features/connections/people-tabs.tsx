import type { ConnectionList, User } from '@aranya/contracts';
import { Button, EmptyState } from '@aranya/ui';
import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Face } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
import { useConnectionList } from '../../data/people/use-connections';
import { ButtonLink } from '../../lib/button-link';
import { paths } from '../../lib/paths';
import { DiscoverLink } from '../../parts/person/discover-link';
import { FindMore } from '../../parts/person/find-more';
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
  const empty = <EmptyState picture={<Face of="swan" />} {...none} action={<DiscoverLink />} />;
  const people = useConnectionList(list);
  const isWhole = (people.data?.length ?? 0) > 0 && !people.hasNextPage;
  return (
    <div className="stack gap-4">
      <PersonList {...rest} people={people} empty={empty} />
      {isWhole && <FindMore />}
    </div>
  );
}

export function ConnectedTab() {
  return (
    <PeopleTab
      list="connections"
      label={m.community_connections()}
      failedTitle={m.connect_connections_failed()}
      none={{
        title: m.connect_no_connections(),
        text: m.connect_no_connections_text(),
      }}
    >
      {(person) => (
        <ConnectionCard
          person={person}
          aside={<OverflowMenu person={person} action="disconnect" label={m.person_remove_connection()} />}
        >
          {(nameId) => (
            <ButtonLink aria-describedby={nameId} to={paths.chat(person._id)}>
              <MessageCircle aria-hidden="true" size={18} />
              {m.person_message()}
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
      label={m.connect_followers()}
      failedTitle={m.connect_followers_failed()}
      none={{
        title: m.connect_no_followers(),
        text: m.connect_no_followers_text(),
      }}
    >
      {(person) => (
        <ConnectionCard
          person={person}
          aside={<OverflowMenu person={person} action="removeFollower" label={m.person_remove_follower()} />}
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
      label={m.connect_following()}
      failedTitle={m.connect_following_failed()}
      none={{
        title: m.connect_no_following(),
        text: m.connect_no_following_text(),
      }}
    >
      {(person) => (
        <ConnectionCard person={person} profileLeads>
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
      variant="quiet"
      pending={isPending}
      aria-describedby={describedBy}
      onClick={() => run('unfollow', person)}
    >
      {m.person_unfollow()}
    </Button>
  );
}
