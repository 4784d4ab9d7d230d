import { Bell, Binoculars, CircleQuestionMark, House, MessageSquare, Plus, UserRound } from 'lucide-react';
import { UnreadDot } from '../../parts/message/unread-dot';
import { NotificationsCount } from '../../parts/notifications/notifications-count';
import { m } from '../../lib/language/messages';
import { useSiteMatch } from '../../lib/language/use-site-match';
import { paths } from '../../lib/paths';
import { type BarItem, BarLinks } from '../bars/bar-links';
import styles from '../bars/bars.module.css';
import { exactScreens } from './sidebar';

const items = (): BarItem[] => [
  { to: paths.community(), label: m.community_feed(), icon: <House /> },
  { to: paths.messages(), label: m.community_messages(), icon: <MessageSquare />, dot: <UnreadDot /> },
  {
    to: paths.createPost(),
    label: m.community_create(),
    name: m.community_create_post(),
    icon: <Plus />,
    className: styles.create,
  },
  {
    to: paths.notifications(),
    label: m.community_notifications(),
    icon: <Bell />,
    dot: <NotificationsCount className={styles.count} />,
  },
  { to: paths.ownProfile(), label: m.community_profile(), icon: <UserRound /> },
];

/** For the bar at the top. */
const quickItems = (): BarItem[] => [
  {
    to: paths.identify(),
    label: m.community_identify(),
    icon: <CircleQuestionMark />,
    className: styles.quick,
  },
  { to: paths.ownLifeList(), label: m.community_life_list(), icon: <Binoculars />, className: styles.quick },
];

/** Makes room for an open chat, and by its style sheet for what somebody writes. */
export function BottomBar() {
  if (useSiteMatch(`${paths.messages()}/:userId`)) return null;
  return (
    <nav className={`screen-only gone ${styles.bar}`} aria-label={m.nav_shortcuts()}>
      <BarLinks items={items()} exact={exactScreens} />
    </nav>
  );
}

export const QuickLinks = () => (
  <nav className={styles.quickLinks} aria-label={m.community_quick()}>
    <BarLinks items={quickItems()} exact={exactScreens} />
  </nav>
);
