import type { User } from '@aranya/contracts';
import { Avatar } from '@aranya/ui';
import type { ReactNode } from 'react';
import styles from './person-card.module.css';
import { PersonNames } from './person-names';

interface PersonCardProps {
  person: User;
  nameId: string;
  followsYouId?: string;
  /** At the end of the line of names, such as a menu. */
  aside?: ReactNode;
  /** What is told about that person. */
  children?: ReactNode;
  /** Buttons, at the foot. */
  actions: ReactNode;
}

/** Somebody on a leaf of paper: picture, name, username, what is told, what can be done. */
export function PersonCard({ person, nameId, followsYouId, aside, children, actions }: PersonCardProps) {
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        <Avatar name={person.full_name} src={person.profile_picture} size="l" />
        <PersonNames person={person} nameId={nameId} followsYouId={followsYouId} />
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
