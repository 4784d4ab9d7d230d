import { clsx } from 'clsx';
import { Bell, Binoculars, CircleQuestionMark, House, MessageSquare, Plus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, useMatch } from 'react-router';
import { UnreadDot } from '../../parts/message/unread-dot';
import { NotificationsCount } from '../../parts/notifications/notifications-count';
import { paths } from '../../lib/paths';
import styles from './bottom-bar.module.css';
import { exactScreens } from './sidebar';

interface Item {
  to: string;
  label: string;
  /** Accessible name, if longer than the label. */
  name?: string;
  icon: ReactNode;
  dot?: ReactNode;
  className?: string | undefined;
}

const items: readonly Item[] = [
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
const quickItems: readonly Item[] = [
  { to: paths.identify(), label: 'Identify', icon: <CircleQuestionMark />, className: styles.quick },
  { to: paths.ownLifeList(), label: 'Life list', icon: <Binoculars />, className: styles.quick },
];

const BarLink = ({ to, label, name, icon, dot, className }: Item) => (
  <NavLink
    to={to}
    end={exactScreens.has(to)}
    aria-label={name}
    className={clsx('chosen anchor flex column middle central target plain', styles.link, className)}
  >
    <span className={`center pill ${styles.icon}`} aria-hidden="true">
      {icon}
    </span>
    <span className={`semibold one-line ${styles.label}`}>{label}</span>
    {dot}
  </NavLink>
);

/** Makes room for an open chat, and by its style sheet for what somebody writes. */
export function BottomBar() {
  const chatting = useMatch(`${paths.messages()}/:userId`) !== null;
  if (chatting) return null;
  return (
    <nav className={`screen-only gone ${styles.bar}`} aria-label="Shortcuts">
      {items.map((item) => (
        <BarLink key={item.to} {...item} />
      ))}
    </nav>
  );
}

export const QuickLinks = () => (
  <nav className={styles.quickLinks} aria-label="Identify and life list">
    {quickItems.map((item) => (
      <BarLink key={item.to} {...item} />
    ))}
  </nav>
);
