import { Bell, Binoculars, CircleQuestionMark, House, MessageSquare, Plus, UserRound } from 'lucide-react';
import { useMatch } from 'react-router';
import { UnreadDot } from '../../parts/message/unread-dot';
import { NotificationsCount } from '../../parts/notifications/notifications-count';
import { paths } from '../../lib/paths';
import { type BarItem, BarLinks } from '../bars/bar-links';
import styles from '../bars/bars.module.css';
import { exactScreens } from './sidebar';

const items: readonly BarItem[] = [
  { to: paths.community(), label: 'Feed', icon: <House /> },
  { to: paths.messages(), label: 'Messages', icon: <MessageSquare />, dot: <UnreadDot /> },
  {
    to: paths.createPost(),
    label: 'Create',
    name: 'Create Post',
    icon: <Plus />,
    className: styles.create,
  },
  {
    to: paths.notifications(),
    label: 'Notifications',
    icon: <Bell />,
    dot: <NotificationsCount className={styles.count} />,
  },
  { to: paths.ownProfile(), label: 'Profile', icon: <UserRound /> },
];

/** For the bar at the top. */
const quickItems: readonly BarItem[] = [
  { to: paths.identify(), label: 'Identify', icon: <CircleQuestionMark />, className: styles.quick },
  { to: paths.ownLifeList(), label: 'Life list', icon: <Binoculars />, className: styles.quick },
];

/** Makes room for an open chat, and by its style sheet for what somebody writes. */
export function BottomBar() {
  const chatting = useMatch(`${paths.messages()}/:userId`) !== null;
  if (chatting) return null;
  return (
    <nav className={`screen-only gone ${styles.bar}`} aria-label="Shortcuts">
      <BarLinks items={items} exact={exactScreens} />
    </nav>
  );
}

export const QuickLinks = () => (
  <nav className={styles.quickLinks} aria-label="Identify and life list">
    <BarLinks items={quickItems} />
  </nav>
);
