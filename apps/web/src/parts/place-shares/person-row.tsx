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
    <li className={`row gap-3 pad-y-2 ${styles.person}`}>
      <Avatar name={person.full_name} src={person.profile_picture} />
      <div className="stack shrinks grows lh-135">
        <bdi id={nameId} className="bold breaks">
          {person.full_name}
        </bdi>
        <span className="small breaks ink-2">{note}</span>
      </div>
      {action}
    </li>
  );
}
