import type { User } from '@aranya/contracts';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { m } from '../../lib/language/messages';
import { intlLocale } from '../../lib/language/locale';
import { ConnectButton } from './connect-button';
import { FollowButton } from './follow-button';
import { PersonCard } from './person-card';

interface DiscoverCardProps {
  person: User;
  /** Only a similar spelling matched. */
  near?: boolean;
}

export function DiscoverCard({ person, near = false }: DiscoverCardProps) {
  const nameId = useId();
  const followsYouId = useId();
  const { followed_by: followsYou } = person.relation;
  return (
    <PersonCard
      person={person}
      nameId={nameId}
      followsYouId={followsYou ? followsYouId : undefined}
      actions={
        <>
          <FollowButton
            calm
            person={person}
            describedBy={followsYou ? `${nameId} ${followsYouId}` : nameId}
          />
          <ConnectButton calm person={person} describedBy={nameId} />
        </>
      }
    >
      {person.bio !== '' && (
        <p className="ink-2 breaks lh-145 lines-3" dir="auto">
          {person.bio}
        </p>
      )}
      <p className="cluster tiny ink-3 gap-1 gap-x-3">
        {near && <span className="sand round-1 pad-x-2">{m.discover_similar()}</span>}
        {person.location !== '' && (
          <span className="inline shrinks breaks gap-1">
            <MapPin className="rigid" aria-hidden="true" size={16} />
            <bdi>{person.location}</bdi>
          </span>
        )}
        <span>
          {m.discover_followers({
            count: person.followers_count,
            number: person.followers_count.toLocaleString(intlLocale()),
          })}
        </span>
      </p>
    </PersonCard>
  );
}
