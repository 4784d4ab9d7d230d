import type { User } from '@aranya/contracts';
import { useId } from 'react';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { useMute } from '../../../data/mutes/use-mute';
import { useMuted } from '../../../data/mutes/use-muted';
import { paths } from '../../../lib/paths';
import { PeopleSection, PersonRow } from '../people-section';

export function MutedPeople() {
  return (
    <PeopleSection
      title={m.mute_people()}
      text={m.mute_nobody_text()}
      loading={m.mute_people_loading()}
      failed={m.mute_people_failed()}
      people={useMuted()}
      empty={<p className="small ink-3">{m.mute_nobody()}</p>}
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
  const undo = { undoLabel: m.mute_undo(), pending: isPending, onUndo: () => unmute(person) };
  return <PersonRow person={person} nameId={nameId} name={name} {...undo} />;
}
