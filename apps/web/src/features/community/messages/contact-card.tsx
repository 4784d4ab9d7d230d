import type { User } from '@aranya/contracts';
import { buttonClass, VisuallyHidden } from '@aranya/ui';
import { MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { UNREAD_BADGE } from '../shared/messages/message-preview';
import { PersonCard } from '../shared/people/person-card';
import styles from './contact-card.module.css';

export function ContactCard({ person, unread }: { person: User; unread: boolean }) {
  const nameId = useId();
  return (
    <PersonCard
      person={person}
      nameId={nameId}
      aside={
        unread && (
          <span className={styles.badge}>
            {UNREAD_BADGE}
            <VisuallyHidden> unread</VisuallyHidden>
          </span>
        )
      }
      actions={
        <>
          <Link
            className={buttonClass({ variant: 'fill' })}
            aria-describedby={nameId}
            to={paths.chat(person._id)}
          >
            <MessageSquare aria-hidden="true" size={18} />
            Chat
          </Link>
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
          {person.bio}
        </p>
      )}
    </PersonCard>
  );
}
