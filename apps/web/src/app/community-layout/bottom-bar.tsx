import { clsx } from 'clsx';
import { Bell, House, Menu, MessageSquare, Plus } from 'lucide-react';
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
  /** Accessible name, if longer than the label. */
  name?: string;
  icon: ReactNode;
  dot?: ReactNode;
}

const items: readonly Item[] = [
  { to: paths.community(), label: 'Feed', icon: <House /> },
  { to: paths.messages(), label: 'Messages', icon: <MessageSquare />, dot: <UnreadDot /> },
  { to: paths.createPost(), label: 'Create', name: 'Create Post', icon: <Plus /> },
  {
    to: paths.notifications(),
    label: 'Notifications',
    icon: <Bell />,
    dot: <NotificationsCount className={styles.count} />,
  },
];

interface BottomBarProps {
  menuId: string;
  menuOpen: boolean;
  onOpenMenu: () => void;
}

/** Makes room for an open chat and the on-screen keyboard. */
export function BottomBar({ menuId, menuOpen, onOpenMenu }: BottomBarProps) {
  const chatting = useMatch(`${paths.messages()}/:userId`) !== null;
  const writing = useKeyboardOpen();
  if (chatting || writing) return null;
  return (
    <nav className={`screen-only gone ${styles.bar}`} aria-label="Shortcuts">
      {items.map(({ to, label, name, icon, dot }) => (
        <NavLink
          key={to}
          to={to}
          end={to === paths.community()}
          aria-label={name}
          className={clsx('chosen', styles.link, to === paths.createPost() && styles.create)}
        >
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.label}>{label}</span>
          {dot}
        </NavLink>
      ))}
      <button
        type="button"
        className={styles.link}
        aria-expanded={menuOpen}
        aria-controls={menuId}
        onClick={onOpenMenu}
      >
        <span className={styles.icon} aria-hidden="true">
          <Menu />
        </span>
        <span className={styles.label}>Menu</span>
      </button>
    </nav>
  );
}
