import type { User } from '@aranya/contracts';
import { EmptyState } from '@aranya/ui';
import { useId } from 'react';
import { SiteLink } from '../../../lib/language/site-link';
import { useMute } from '../../../data/mutes/use-mute';
import { useMuted } from '../../../data/mutes/use-muted';
import { paths } from '../../../lib/paths';
import { PeopleSection, PersonRow } from '../people-section';

export function MutedPeople() {
  return (
    <PeopleSection
      title="Muted people"
      people={useMuted()}
      empty={
        <EmptyState
          headingLevel={3}
          title="You have not muted anybody"
          text="Mute is in the menu of a profile or a post. It keeps their posts and notifications away from you, and you stay connected."
        />
      }
    >
      {(person) => <MutedPerson key={person._id} person={person} />}
    </PeopleSection>
  );
}

function MutedPerson({ person }: { person: User }) {
  const nameId = useId();
  const { unmute, isPending } = useMute();
  const name = (
    <SiteLink id={nameId} className="bold breaks" to={paths.profile(person._id)}>
      <bdi>{person.full_name}</bdi>
    </SiteLink>
  );
  const undo = { undoLabel: 'Unmute', pending: isPending, onUndo: () => unmute(person) };
  return <PersonRow person={person} nameId={nameId} name={name} {...undo} />;
}
