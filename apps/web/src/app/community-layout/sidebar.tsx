import type { User } from '@aranya/contracts';
import { Avatar, buttonClass, IconButton } from '@aranya/ui';
import { Compass, House, LogOut, MessageSquare, Plus, User as UserIcon, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useMatch } from 'react-router';
import { useSession } from '../../lib/session';
import { BrandLink } from '../brand/brand-link';
import { paths } from '../paths';
import { ThemeToggle } from '../theme-toggle/theme-toggle';
import styles from './sidebar.module.css';

const items = [
  { to: paths.community(), label: 'Feed', icon: House },
  { to: paths.messages(), label: 'Messages', icon: MessageSquare },
  { to: paths.connections(), label: 'Connections', icon: Users },
  { to: paths.discover(), label: 'Discover', icon: Compass },
  { to: paths.ownProfile(), label: 'Profile', icon: UserIcon },
] as const;

type SidebarProps = {
  user: User;
  /** Stands beside the brand where the sidebar is a menu. */
  closeButton?: ReactNode;
  onNavigate?: () => void;
};

/** Brand, the community's screens, the way to a new post, and who is signed in. */
export function Sidebar({ user, closeButton, onNavigate }: SidebarProps) {
  const { signOut } = useSession();
  // Its own screen has a main button already.
  const composing = useMatch(paths.createPost()) !== null;
  return (
    <div className={styles.sidebar}>
      <div className={styles.head}>
        <BrandLink className={styles.brand} onClick={onNavigate} />
        <ThemeToggle onPicture />
        {closeButton}
      </div>
      <nav className={styles.links} aria-label="Community">
        {items.map(({ to, label, icon: Icon }) => (
          <NavLink key={to} to={to} end={to === paths.community()} onClick={onNavigate}>
            <Icon aria-hidden="true" />
            {label}
          </NavLink>
        ))}
      </nav>
      <Link
        to={paths.createPost()}
        aria-current={composing ? 'page' : undefined}
        className={buttonClass({ variant: composing ? 'onPicture' : 'primary', wide: true })}
        onClick={onNavigate}
      >
        <Plus aria-hidden="true" />
        Create Post
      </Link>
      <div className={styles.foot}>
        <div className={styles.trees} aria-hidden="true" />
        <div className={styles.me}>
          <Avatar name={user.full_name} src={user.profile_picture} size="s" className={styles.avatar} />
          <div className={styles.names}>
            <strong>{user.full_name}</strong>
            {user.username ? (
              <span>@{user.username}</span>
            ) : (
              <Link to={paths.ownProfile()} onClick={onNavigate}>
                Add a username
              </Link>
            )}
          </div>
          <IconButton label="Sign out" variant="onDeep" icon={<LogOut />} onClick={() => void signOut()} />
        </div>
      </div>
    </div>
  );
}
