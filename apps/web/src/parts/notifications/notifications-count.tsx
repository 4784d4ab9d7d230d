import { limits } from '@aranya/contracts';
import { VisuallyHidden } from '@aranya/ui';
import { clsx } from 'clsx';
import { m } from '../../lib/language/messages';
import { useUnreadNotifications } from '../../data/notifications/use-unread-notifications';

/** Returns `99+` beyond the counted number. */
export const countText = (unread: number): string =>
  unread >= limits.notificationCount ? `${limits.notificationCount - 1}+` : String(unread);

/** Shows nothing when all are read. */
export function NotificationsCount({ className }: { className?: string | undefined }) {
  const unread = useUnreadNotifications();
  if (!unread) return null;
  return (
    <span className={clsx('tally rigid tiny centered push-end', className)}>
      {countText(unread)} <VisuallyHidden>{m.community_unread()}</VisuallyHidden>
    </span>
  );
}
