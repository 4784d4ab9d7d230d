import type { User } from '@aranya/contracts';
import { Avatar } from '@aranya/ui';
import type { ReactNode } from 'react';
import styles from './person-card.module.css';
import { PersonNames } from './person-names';

interface PersonCardProps {
  person: User;
  nameId: string;
  followsYouId?: string;
  aside?: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
}

export function PersonCard({ person, nameId, followsYouId, aside, children, actions }: PersonCardProps) {
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <Avatar name={person.full_name} src={person.profile_picture} size="l" />
      <PersonNames person={person} nameId={nameId} followsYouId={followsYouId} />
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </article>
  );
}
