import type { User } from '@aranya/contracts';
import { buttonClass } from '@aranya/ui';
import { MessageCircle } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import styles from './accepted-note.module.css';

interface AcceptedNoteProps {
  person: User;
  link: RefObject<HTMLAnchorElement | null>;
}

export function AcceptedNote({ person, link }: AcceptedNoteProps) {
  const sentenceId = useId();
  return (
    <div className={styles.note}>
      <p id={sentenceId} className={styles.sentence}>
        You and <bdi>{person.full_name}</bdi> are now connected.
      </p>
      <Link
        ref={link}
        className={buttonClass({ variant: 'fill' })}
        aria-describedby={sentenceId}
        to={paths.chat(person._id)}
      >
        <MessageCircle aria-hidden="true" size={18} />
        Message
      </Link>
    </div>
  );
}
