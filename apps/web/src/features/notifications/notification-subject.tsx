import type { Notification } from '@aranya/contracts';
import { VisuallyHidden } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import styles from './notification-item.module.css';

export function NotificationSubject({
  notification: { kind, post, comment },
}: {
  notification: Notification;
}) {
  if (kind === 'correction')
    return (
      <SiteLink className={styles.post} to={paths.ownReports()}>
        {m.notice_answer()}
      </SiteLink>
    );
  if (post === null) return null;
  const { excerpt, picture } = post;
  const words = comment?.excerpt ?? excerpt;
  return (
    <SiteLink className={styles.post} to={paths.post(post._id, comment?._id)}>
      <VisuallyHidden>{comment ? m.notice_comment() : m.notice_post()}</VisuallyHidden>
      {picture && (
        <img
          className={styles.thumb}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={words === '' ? picture.alt || m.notice_picture() : ''}
          loading="lazy"
          decoding="async"
        />
      )}
      {words !== '' && (
        <span className="lines-2 breaks" dir="auto">
          {comment ? `“${words}”` : words}
        </span>
      )}
    </SiteLink>
  );
}
