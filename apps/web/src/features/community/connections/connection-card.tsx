import type { User } from '@aranya/contracts';
import { buttonClass } from '@aranya/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { excerpt } from '../shared/people/excerpt';
import { PersonCard } from '../shared/people/person-card';
import styles from './connection-card.module.css';

/** How much of a bio stands on a card, in characters. */
const BIO_LENGTH = 30;

interface ConnectionCardProps {
  person: User;
  /** At the end of the line of names, such as a menu. */
  aside?: ReactNode;
  /** Beside View Profile; given the id of the person's name. */
  children?: (nameId: string) => ReactNode;
}

/** Somebody on one of the tabs: picture, name, username, the beginning of the bio, View Profile, and the tab's act. */
export function ConnectionCard({ person, aside, children }: ConnectionCardProps) {
  const nameId = useId();
  return (
    <PersonCard
      person={person}
      nameId={nameId}
      aside={aside}
      actions={
        <>
          {children?.(nameId)}
          <Link
            className={buttonClass({ variant: 'outline' })}
            aria-describedby={nameId}
            to={paths.profile(person._id)}
          >
            View Profile
          </Link>
        </>
      }
    >
      {person.bio !== '' && (
        <p className={styles.bio} dir="auto">
          {excerpt(person.bio, BIO_LENGTH)}
        </p>
      )}
    </PersonCard>
  );
}
