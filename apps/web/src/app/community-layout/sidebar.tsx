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
import { useLocation } from 'react-router';
import { UnreadDot } from '../../parts/message/unread-dot';
import { NotificationsCount } from '../../parts/notifications/notifications-count';
import { RequestsDot } from '../../parts/person/requests-dot';
import { WaitingBadge } from '../../parts/outbox/waiting-badge';
import { BrandLink } from '../../parts/site/brand-link';
import { ariaCurrent } from '../../lib/aria-current';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { withoutPrefix } from '../../lib/language/site-paths';
import { useSiteMatch } from '../../lib/language/use-site-match';
import { lazyOffline } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { useRole } from '../../lib/session/use-me';
import { ButtonLink } from '../../lib/button-link';
import { ThemeToggle } from '../../parts/site/theme-toggle';
import { LanguageChoice } from '../public-layout/language-choice';
import styles from './sidebar.module.css';

/** Only the team loads this chunk. */
const moderationLink = lazyOffline(() => import('./moderation-link'));

const items = () =>
  [
    { to: paths.community(), label: m.community_feed(), icon: House },
    { to: paths.messages(), label: m.community_messages(), icon: MessageSquare },
    { to: paths.notifications(), label: m.community_notifications(), icon: Bell },
    { to: paths.connections(), label: m.community_connections(), icon: Users },
    { to: paths.discover(), label: m.community_discover(), icon: Compass },
    { to: paths.sightings(), label: m.community_sightings(), icon: PawPrint },
    { to: paths.sightingsMap(), label: m.community_map(), icon: MapPinned },
    { to: paths.identify(), label: m.community_identify(), icon: CircleQuestionMark },
    { to: paths.ownLifeList(), label: m.community_life_list(), icon: Binoculars },
    { to: paths.bookmarks(), label: m.community_bookmarks(), icon: Bookmark },
    { to: paths.ownProfile(), label: m.community_profile(), icon: UserIcon },
    { to: paths.account(), label: m.community_account(), icon: Settings },
  ] as const;

const siteItems = () =>
  [
    { to: paths.species(), label: m.nav_species(), icon: PawPrint },
    { to: paths.parks(), label: m.nav_parks(), icon: TreePine },
    { to: paths.favorites(), label: m.nav_favorites(), icon: Heart },
    { to: paths.games(), label: m.nav_games(), icon: Gamepad2 },
    { to: paths.news(), label: m.nav_news(), icon: Newspaper },
    { to: paths.contact(), label: m.community_contact(), icon: Mail },
  ] as const;

/** Not active on the screens below their addresses. */
export const exactScreens: ReadonlySet<string> = new Set([
  paths.community(),
  paths.ownProfile(),
  paths.ownLifeList(),
]);

const isIn = (to: string, pathname: string) => {
  const current = ariaCurrent({ to }, pathname);
  return current === 'page' || (current === 'true' && !exactScreens.has(to));
};

type SidebarProps = {
  user: User;
  onSignOut: () => void;
  /** Closes the menu of small screens. */
  closeButton?: ReactNode;
  onNavigate?: () => void;
};

export function Sidebar({ user, onSignOut, closeButton, onNavigate }: SidebarProps) {
  const role = useRole();
  const composing = useSiteMatch(paths.createPost());
  const chatting = useSiteMatch(`${paths.messages()}/:userId`);
  const pathname = withoutPrefix(useLocation().pathname);
  const screenHasMainButton = composing || chatting;
  return (
    <div className={styles.sidebar}>
      <div className={styles.head}>
        <BrandLink className={styles.brand} onClick={onNavigate} />
        <ThemeToggle onPicture />
        {closeButton}
      </div>
      <nav className={`stack gap-1 ${styles.links}`} aria-label={m.nav_community()}>
        {items().map(({ to, label, icon: Icon }) => (
          <SiteLink
            className="chosen row round-2 on-deep-2 medium plain"
            key={to}
            to={to}
            aria-current={isIn(to, pathname) ? 'page' : undefined}
            onClick={onNavigate}
          >
            <Icon aria-hidden="true" size={22} />
            {label}
            {to === paths.messages() && <UnreadDot />}
            {to === paths.notifications() && <NotificationsCount />}
            {to === paths.connections() && <RequestsDot />}
          </SiteLink>
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
        {m.community_create_post()}
      </ButtonLink>
      <WaitingBadge />
      <nav className={styles.site} aria-label={m.community_rest()}>
        {siteItems().map(({ to, label, icon: Icon }) => (
          <SiteLink
            className="stack gap-hair centers round-2 small on-deep-2 medium plain"
            key={to}
            to={to}
            onClick={onNavigate}
          >
            <Icon aria-hidden="true" size={20} />
            {label}
          </SiteLink>
        ))}
      </nav>
      <LanguageChoice />
      <div className={`loose-when-low ${styles.foot}`}>
        <div className={styles.trees} aria-hidden="true" />
        <div className={styles.me}>
          <Avatar name={user.full_name} src={user.profile_picture} size="s" className={styles.avatar} />
          <div className="stack shrinks grows">
            <strong className="cut small bold">{user.full_name}</strong>
            {user.username ? (
              <span className="cut tiny on-deep-2">@{user.username}</span>
            ) : (
              <SiteLink className="cut tiny on-deep-2" to={paths.ownProfile()} onClick={onNavigate}>
                {m.community_username()}
              </SiteLink>
            )}
          </div>
          <IconButton label={m.community_sign_out()} variant="onDeep" icon={<LogOut />} onClick={onSignOut} />
        </div>
      </div>
    </div>
  );
}
