import type { Author, Message } from '@aranya/contracts';
import { Avatar, buttonClass, notify, ToastContent } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../../../lib/paths';
import { toastPreviewOf } from '../message-preview';
import styles from './reply-toast.module.css';

const DURATION_MS = 1000;

export function showReplyToast(message: Message, sender: Author): void {
  notify.info(
    ({ closeToast }) => (
      <ToastContent
        picture={
          <Avatar name={sender.full_name} src={sender.profile_picture} size="s" className={styles.picture} />
        }
        title={<bdi>{sender.full_name}</bdi>}
        text={<span dir="auto">{toastPreviewOf(message)}</span>}
        action={
          <Link
            className={`${buttonClass({ variant: 'onPicture' })} ${styles.reply}`}
            to={paths.chat(sender._id)}
            onClick={closeToast}
          >
            Reply
          </Link>
        }
      />
    ),
    { autoClose: DURATION_MS, icon: false },
  );
}

const MAX_TOASTS = 3;
const WINDOW_MS = 1000;

/** Three per second and sender: after a reconnect many messages arrive at once. */
export function createToastLimiter(now: () => number = Date.now): (senderId: string) => boolean {
  const shown = new Map<string, number[]>();
  return (senderId) => {
    const recent = (shown.get(senderId) ?? []).filter((at) => now() - at < WINDOW_MS);
    const allowed = recent.length < MAX_TOASTS;
    shown.set(senderId, allowed ? [...recent, now()] : recent);
    return allowed;
  };
}
