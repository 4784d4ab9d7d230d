import type { User } from '@aranya/contracts';
import { MessageCircle } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import styles from './accepted-note.module.css';

export function AcceptedNote({ person, link }: { person: User; link: RefObject<HTMLAnchorElement | null> }) {
  const sentenceId = useId();
  return (
    <div className={styles.note}>
      <p id={sentenceId} className={styles.sentence}>
        You and <bdi>{person.full_name}</bdi> are now connected.
      </p>
      <ButtonLink ref={link} aria-describedby={sentenceId} to={paths.chat(person._id)}>
        <MessageCircle aria-hidden="true" size={18} />
        Message
      </ButtonLink>
    </div>
  );
}
