import { EmptyState } from '@aranya/ui';
import { MessageCircle } from 'lucide-react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { useConnectionList } from '../../data/people/use-connections';
import { PersonList } from '../../parts/person/person-list';
import { ConnectionCard } from './connection-card';
import { DiscoverLink } from '../../parts/person/discover-link';
import { OverflowMenu } from './overflow-menu';

export function ConnectedTab() {
  const people = useConnectionList('connections');
  return (
    <PersonList
      people={people}
      label="Connections"
      failedTitle="Your connections could not be loaded"
      empty={
        <EmptyState
          title="No connections yet"
          text="Connections can write to each other. Ask somebody whose posts you like to connect."
          action={<DiscoverLink />}
        />
      }
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
    </PersonList>
  );
}
