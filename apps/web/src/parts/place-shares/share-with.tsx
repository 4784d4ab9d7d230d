import { limits, type PlaceShare, type User } from '@aranya/contracts';
import { Button, Select, SkeletonGroup } from '@aranya/ui';
import { useId, useState } from 'react';
import { errorText } from '../../lib/api';
import { DiscoverSearch } from '../person/discover-search';
import { useListFocus } from '../../lib/paging/use-list-focus';
import { useChildUntil } from '../../lib/session/use-me';
import { BecauseChild } from '../person/child-rules';
import { PersonRow } from './person-row';
import { endOptions } from './place-share-texts';
import { useChangeShares, usePeopleToTrust } from '../../data/place-shares/use-place-shares';
import { m } from '../../lib/language/messages';

export function ShareWith({ postId, shares }: { postId: string; shares: readonly PlaceShare[] }) {
  const [days, setDays] = useState<ReturnType<typeof endOptions>[number]['value']>('7');
  const [typed, setTyped] = useState('');
  const isChild = useChildUntil() !== undefined;
  const { give } = useChangeShares(postId);
  const people = usePeopleToTrust(typed)?.filter(({ _id }) => !shares.some(({ user }) => user._id === _id));
  const list = useListFocus<HTMLUListElement>(people?.length ?? 0);
  if (isChild) return <BecauseChild rule={m.share_child()} />;
  if (shares.length >= limits.placeShares)
    return <p className="ink-2">{m.share_full({ number: limits.placeShares })}</p>;
  const share = ({ _id }: User) => {
    if (!give.isPending) give.mutate({ body: { postId, userId: _id, days: Number(days) } });
  };
  return (
    <>
      <Select label={m.share_how_long()} options={endOptions()} value={days} onValueChange={setDays} />
      <DiscoverSearch input={typed} onSearch={setTyped} />
      {give.isError && (
        <p className="danger" role="alert">
          {errorText(give.error)}
        </p>
      )}
      {people === undefined ? (
        <SkeletonGroup label={m.share_loading_people()} lines={2} />
      ) : (
        <ul className="stack divided unless-empty" aria-label={m.share_candidates()} {...list}>
          {people.map((person) => (
            <Candidate
              key={person._id}
              person={person}
              pending={give.isPending && give.variables.body.userId === person._id}
              onShare={() => share(person)}
            />
          ))}
        </ul>
      )}
      {people?.length === 0 && (
        <p className="ink-2" role="status">
          {typed.trim() === '' ? m.share_search() : m.share_no_name()}
        </p>
      )}
    </>
  );
}

function Candidate({ person, pending, onShare }: { person: User; pending: boolean; onShare: () => void }) {
  const nameId = useId();
  const { username, relation } = person;
  const words = [
    ...(username === '' ? [] : [`@${username}`]),
    relation.connection === 'connected' ? m.share_connected() : m.share_not_connected(),
  ];
  return (
    <PersonRow
      person={person}
      nameId={nameId}
      note={words.join(' · ')}
      action={
        <Button variant="outline" pending={pending} aria-describedby={nameId} onClick={onShare}>
          {m.share_share()}
        </Button>
      }
    />
  );
}
