import type { User } from '@aranya/contracts';
import { MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { excerpt } from '../../parts/person/excerpt';
import { PersonCard } from '../../parts/person/person-card';

const BIO_LENGTH = 30;

interface ConnectionCardProps {
  person: User;
  aside?: ReactNode;
  /** Where nothing else is the likelier act. */
  profileLeads?: boolean;
  children?: (nameId: string) => ReactNode;
}

export function ConnectionCard({ person, aside, profileLeads = false, children }: ConnectionCardProps) {
  const nameId = useId();
  return (
    <PersonCard
      person={person}
      nameId={nameId}
      aside={aside}
      actions={
        <>
          {children?.(nameId)}
          <ButtonLink
            variant={profileLeads ? 'outline' : 'quiet'}
            aria-describedby={nameId}
            to={paths.profile(person._id)}
          >
            {m.connect_view_profile()}
          </ButtonLink>
        </>
      }
    >
      {person.bio !== '' && (
        <p className="ink-2 breaks" dir="auto">
          {excerpt(person.bio, BIO_LENGTH)}
        </p>
      )}
      {person.location !== '' && (
        <p className="row gap-1 tiny ink-3 breaks">
          <MapPin className="rigid" aria-hidden="true" size={16} />
          <bdi>{person.location}</bdi>
        </p>
      )}
    </PersonCard>
  );
}
