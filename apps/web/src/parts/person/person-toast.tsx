import type { Author } from '@aranya/contracts';
import { Avatar, notify, ToastContent } from '@aranya/ui';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../lib/button-link';
import styles from './person-toast.module.css';

interface PersonToast {
  person: Pick<Author, 'full_name' | 'profile_picture'>;
  text: ReactNode;
  action: { label: string; to: string };
  durationMs: number;
  /** A toast with the same id is shown once. */
  id?: string;
}

export function showPersonToast({ person, text, action, durationMs, id }: PersonToast): void {
  notify.info(
    ({ closeToast }) => (
      <ToastContent
        picture={
          <Avatar name={person.full_name} src={person.profile_picture} size="s" className={styles.picture} />
        }
        title={<bdi>{person.full_name}</bdi>}
        text={text}
        action={
          <ButtonLink variant="onPicture" className={styles.action} to={action.to} onClick={closeToast}>
            {action.label}
          </ButtonLink>
        }
      />
    ),
    { autoClose: durationMs, icon: false, ...(id !== undefined && { toastId: id }) },
  );
}
