import { privateMeta } from '../../../app/page-meta';
import { Screen } from '../shared/screen';

export const meta = () => privateMeta('Notifications');

export default function NotificationsPage() {
  return (
    <Screen title="Notifications" tagline="Requests, new followers and likes." column="text">
      {null}
    </Screen>
  );
}
