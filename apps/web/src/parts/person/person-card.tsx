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
    <article className="panel flex gap-3 shrinks pad-4 column" aria-labelledby={nameId}>
      <div className={`row gap-3 shrinks ${styles.head}`}>
        <Avatar name={person.full_name} src={person.profile_picture} size="l" />
        <PersonNames person={person} nameId={nameId} followsYouId={followsYouId} />
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
