import { privateMeta } from '../../../app/page-meta';
import { Screen } from '../shared/screen';
import { NotificationList } from './notification-list';

export const meta = () => privateMeta('Notifications');

export default function NotificationsPage() {
  return (
    <Screen
      title="Notifications"
      tagline="Who wants to connect, follows you, or likes what you post."
      column="text"
    >
      <NotificationList />
    </Screen>
  );
}
