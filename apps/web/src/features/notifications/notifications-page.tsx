import { Settings } from 'lucide-react';
import { notificationKeys } from '../../data/notifications/notification-keys';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { ReadOffline } from '../../parts/screen/read-offline';
import { Screen } from '../../parts/screen/screen';
import { NotificationList } from './notification-list';
import { TopicNews } from './topic-news';

export const meta = () => privateMeta('Notifications');

export default function NotificationsPage() {
  return (
    <Screen
      title="Notifications"
      tagline="Who replies to you, likes your posts, and wants to connect."
      column="text"
      action={
        <ButtonLink variant="quiet" to={paths.notificationSettings()}>
          <Settings aria-hidden="true" size={18} />
          Settings
        </ButtonLink>
      }
    >
      <ReadOffline of={notificationKeys.list} />
      <TopicNews />
      <NotificationList />
    </Screen>
  );
}
