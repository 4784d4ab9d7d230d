import type { User } from '@aranya/contracts';
import { useId } from 'react';
import { useUnblock } from '../../data/safety/use-block';
import { useBlocked } from '../../data/safety/use-blocked';
import { PeopleSection, PersonRow } from './people-section';

export function BlockedPeople() {
  return (
    <PeopleSection
      title="Blocked people"
      people={useBlocked()}
      empty={
        <p className="measure ink-2">
          You have not blocked anybody. Block is in the menu of a profile or a post, and hides the two of you
          from each other.
        </p>
      }
    >
      {(person) => <BlockedPerson key={person._id} person={person} />}
    </PeopleSection>
  );
}

function BlockedPerson({ person }: { person: User }) {
  const nameId = useId();
  const { unblock, isPending } = useUnblock();
  const name = (
    <bdi id={nameId} className="bold breaks">
      {person.full_name}
    </bdi>
  );
  const undo = { undoLabel: 'Unblock', pending: isPending, onUndo: () => unblock(person) };
  return <PersonRow person={person} nameId={nameId} name={name} {...undo} />;
}
