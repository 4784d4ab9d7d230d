import type { User } from '@aranya/contracts';
import { useId } from 'react';
import { m } from '../../lib/language/messages';
import { useUnblock } from '../../data/safety/use-block';
import { useBlocked } from '../../data/safety/use-blocked';
import { PeopleSection, PersonRow } from './people-section';

export function BlockedPeople() {
  return (
    <PeopleSection
      title={m.account_blocked()}
      loading={m.account_blocked_loading()}
      failed={m.account_blocked_failed()}
      people={useBlocked()}
      empty={<p className="measure ink-2">{m.account_blocked_none()}</p>}
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
  const undo = { undoLabel: m.account_unblock(), pending: isPending, onUndo: () => unblock(person) };
  return <PersonRow person={person} nameId={nameId} name={name} {...undo} />;
}
