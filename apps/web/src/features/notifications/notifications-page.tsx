import { Settings } from 'lucide-react';
import { m } from '../../lib/language/messages';
import { notificationKeys } from '../../data/notifications/notification-keys';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { ReadOffline } from '../../parts/screen/read-offline';
import { Screen } from '../../parts/screen/screen';
import { NotificationList } from './notification-list';
import { TopicNews } from './topic-news';

export const meta = () => privateMeta(m.community_notifications());

export default function NotificationsPage() {
  return (
    <Screen
      title={m.community_notifications()}
      tagline={m.notice_tagline()}
      action={
        <ButtonLink variant="outline" to={paths.notificationSettings()}>
          <Settings aria-hidden="true" size={18} />
          {m.notice_settings()}
        </ButtonLink>
      }
    >
      <ReadOffline of={notificationKeys.list} />
      <TopicNews />
      <NotificationList />
    </Screen>
  );
}
