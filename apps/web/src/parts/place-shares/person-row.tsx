import type { Author } from '@aranya/contracts';
import { Avatar } from '@aranya/ui';
import type { ReactNode } from 'react';
import styles from './place-shares.module.css';

interface PersonRowProps {
  person: Author;
  nameId: string;
  note: ReactNode;
  action: ReactNode;
}

export function PersonRow({ person, nameId, note, action }: PersonRowProps) {
  return (
    <li className={styles.person}>
      <Avatar name={person.full_name} src={person.profile_picture} />
      <div className={styles.names}>
        <bdi id={nameId} className="bold breaks">
          {person.full_name}
        </bdi>
        <span className={styles.note}>{note}</span>
      </div>
      {action}
    </li>
  );
}
