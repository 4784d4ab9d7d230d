import type { Author, Message } from '@aranya/contracts';
import { Avatar, buttonClass, notify, ToastContent } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../../../app/paths';
import { toastPreviewOf } from '../message-preview';
import styles from './reply-toast.module.css';

/** How long it stays when nobody holds it, in milliseconds. */
const DURATION = 1000;

/** Says at the bottom right who has written what, with the way to the chat. */
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
    { autoClose: DURATION, icon: false },
  );
}

const MOST = 3;
const SPAN = 1000;

/**
 * Lets at most three a second through from one sender: what came while the connection was lost arrives at once, and
 * would otherwise fill the screen.
 */
export function createToastLimiter(now: () => number = Date.now): (senderId: string) => boolean {
  const shown = new Map<string, number[]>();
  return (senderId) => {
    const recent = (shown.get(senderId) ?? []).filter((at) => now() - at < SPAN);
    const allowed = recent.length < MOST;
    shown.set(senderId, allowed ? [...recent, now()] : recent);
    return allowed;
  };
}
