import { Dot } from '../dot';
import { useUnreadNotifications } from './use-unread-notifications';

export function NotificationsDot() {
  return useUnreadNotifications() ? <Dot label="unread" /> : null;
}
