import type { User } from '@aranya/contracts';
import { Avatar, IconButton } from '@aranya/ui';
import {
  Bell,
  Binoculars,
  Bookmark,
  CircleQuestionMark,
  Compass,
  Gamepad2,
  Heart,
  House,
  LogOut,
  Mail,
  MapPinned,
  MessageSquare,
  Newspaper,
  PawPrint,
  Plus,
  Settings,
  TreePine,
  User as UserIcon,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useMatch } from 'react-router';
import { UnreadDot } from '../../parts/message/unread-dot';
import { NotificationsCount } from '../../parts/notifications/notifications-count';
import { RequestsDot } from '../../parts/person/requests-dot';
import { WaitingBadge } from '../../parts/outbox/waiting-badge';
import { BrandLink } from '../../parts/site/brand-link';
import { lazyOffline } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { useRole } from '../../lib/session/use-me';
import { ButtonLink } from '../../lib/button-link';
import { ThemeToggle } from '../../parts/site/theme-toggle';
import styles from './sidebar.module.css';

/** Only the team loads this chunk. */
const moderationLink = lazyOffline(() => import('./moderation-link'));

const items = [
  { to: paths.community(), label: 'Feed', icon: House },
  { to: paths.messages(), label: 'Messages', icon: MessageSquare },
  { to: paths.notifications(), label: 'Notifications', icon: Bell },
  { to: paths.connections(), label: 'Connections', icon: Users },
  { to: paths.discover(), label: 'Discover', icon: Compass },
  { to: paths.sightings(), label: 'Sightings', icon: PawPrint },
  { to: paths.sightingsMap(), label: 'Sightings map', icon: MapPinned },
  { to: paths.identify(), label: 'Identify', icon: CircleQuestionMark },
  { to: paths.ownLifeList(), label: 'Life list', icon: Binoculars },
  { to: paths.bookmarks(), label: 'Bookmarks', icon: Bookmark },
  { to: paths.ownProfile(), label: 'Profile', icon: UserIcon },
  { to: paths.account(), label: 'Account', icon: Settings },
] as const;

const siteItems = [
  { to: paths.species(), label: 'Species', icon: PawPrint },
  { to: paths.parks(), label: 'Parks', icon: TreePine },
  { to: paths.favorites(), label: 'Favorites', icon: Heart },
  { to: paths.games(), label: 'Games', icon: Gamepad2 },
  { to: paths.news(), label: 'News', icon: Newspaper },
  { to: paths.contact(), label: 'Contact', icon: Mail },
] as const;

/** Not active on the screens below their addresses. */
export const exactScreens: ReadonlySet<string> = new Set([paths.community(), paths.ownProfile()]);

type SidebarProps = {
  user: User;
  onSignOut: () => void;
  /** Closes the menu of small screens. */
  closeButton?: ReactNode;
  onNavigate?: () => void;
};

export function Sidebar({ user, onSignOut, closeButton, onNavigate }: SidebarProps) {
  const role = useRole();
  const composing = useMatch(paths.createPost()) !== null;
  const chatting = useMatch(`${paths.messages()}/:userId`) !== null;
  const screenHasMainButton = composing || chatting;
  return (
    <div className={styles.sidebar}>
      <div className={styles.head}>
        <BrandLink className={styles.brand} onClick={onNavigate} />
        <ThemeToggle onPicture />
        {closeButton}
      </div>
      <nav className={`stack gap-1 ${styles.links}`} aria-label="Community">
        {items.map(({ to, label, icon: Icon }) => (
          <NavLink
            className="chosen row round-2 on-deep-2 medium plain"
            key={to}
            to={to}
            end={exactScreens.has(to)}
            onClick={onNavigate}
          >
            <Icon aria-hidden="true" size={22} />
            {label}
            {to === paths.messages() && <UnreadDot />}
            {to === paths.notifications() && <NotificationsCount />}
            {to === paths.connections() && <RequestsDot />}
          </NavLink>
        ))}
        {role !== undefined && <moderationLink.Component onNavigate={onNavigate} />}
      </nav>
      <ButtonLink
        to={paths.createPost()}
        aria-current={composing ? 'page' : undefined}
        variant={screenHasMainButton ? 'onPicture' : 'primary'}
        wide
        onClick={onNavigate}
      >
        <Plus aria-hidden="true" />
        Create Post
      </ButtonLink>
      <WaitingBadge />
      <nav className={styles.site} aria-label="Rest of the site">
        {siteItems.map(({ to, label, icon: Icon }) => (
          <Link
            className="stack gap-hair centers round-2 small on-deep-2 medium plain"
            key={to}
            to={to}
            onClick={onNavigate}
          >
            <Icon aria-hidden="true" size={20} />
            {label}
          </Link>
        ))}
      </nav>
      <div className={`loose-when-low ${styles.foot}`}>
        <div className={styles.trees} aria-hidden="true" />
        <div className={styles.me}>
          <Avatar name={user.full_name} src={user.profile_picture} size="s" className={styles.avatar} />
          <div className="stack shrinks grows">
            <strong className="cut small bold">{user.full_name}</strong>
            {user.username ? (
              <span className="cut tiny on-deep-2">@{user.username}</span>
            ) : (
              <Link className="cut tiny on-deep-2" to={paths.ownProfile()} onClick={onNavigate}>
                Add a username
              </Link>
            )}
          </div>
          <IconButton label="Sign out" variant="onDeep" icon={<LogOut />} onClick={onSignOut} />
        </div>
      </div>
    </div>
  );
}
