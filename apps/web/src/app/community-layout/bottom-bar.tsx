import { clsx } from 'clsx';
import { Bell, Compass, House, MessageSquare, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, useMatch } from 'react-router';
import { UnreadDot } from '../../parts/message/unread-dot';
import { NotificationsCount } from '../../parts/notifications/notifications-count';
import { paths } from '../../lib/paths';
import styles from './bottom-bar.module.css';
import { useKeyboardOpen } from './use-keyboard-open';

interface Item {
  to: string;
  label: string;
  /** The accessible name may be longer than the label. */
  name?: string;
  icon: ReactNode;
  dot?: ReactNode;
}

const items: readonly Item[] = [
  { to: paths.community(), label: 'Feed', icon: <House /> },
  { to: paths.discover(), label: 'Discover', icon: <Compass /> },
  { to: paths.createPost(), label: 'Create', name: 'Create Post', icon: <Plus /> },
  { to: paths.messages(), label: 'Messages', icon: <MessageSquare />, dot: <UnreadDot /> },
  {
    to: paths.notifications(),
    label: 'Notifications',
    icon: <Bell />,
    dot: <NotificationsCount className={styles.count} />,
  },
];

/** Shows the main links on small screens. It makes room for an open chat and for the on-screen keyboard. */
export function BottomBar() {
  const chatting = useMatch(`${paths.messages()}/:userId`) !== null;
  const writing = useKeyboardOpen();
  if (chatting || writing) return null;
  return (
    <nav className={styles.bar} aria-label="Shortcuts">
      {items.map(({ to, label, name, icon, dot }) => (
        <NavLink
          key={to}
          to={to}
          end={to === paths.community()}
          aria-label={name}
          className={clsx(styles.link, to === paths.createPost() && styles.create)}
        >
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.label}>{label}</span>
          {dot}
        </NavLink>
      ))}
    </nav>
  );
}
