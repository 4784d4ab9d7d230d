import { EmptyState, FullPageSpinner } from '@aranya/ui';
import { type FocusEvent, useEffect, useRef } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useMe, useRole } from '../../lib/session/use-me';
import { QueryError } from '../../lib/query-error';
import { ButtonLink } from '../../lib/button-link';
import { Screen } from '../../parts/screen/screen';
import styles from './admin-layout.module.css';
import { OpenCount } from './shared/open-count';
import { useOverview } from './shared/use-overview';

export const meta = () => privateMeta('Moderation');

/** Opens moderation to moderators and admins, and corrections to editors; to members it is closed. */
export default function AdminLayout() {
  const me = useMe();
  const role = useRole();
  const { pathname } = useLocation();
  if (me.isPending) return <FullPageSpinner label="Opening moderation" />;
  if (me.data === undefined) {
    return <QueryError query={me} headingLevel={1} title="Moderation cannot be opened" />;
  }
  if (role === undefined) return <ForModerators />;
  if (role === 'editor' && pathname !== paths.adminNames())
    return <Navigate to={paths.adminNames()} replace />;
  return (
    <div className={styles.screen}>
      {role !== 'editor' && <Sections isAdmin={role === 'admin'} />}
      {pathname !== paths.adminSite() && <FirstVisit />}
      <Outlet />
    </div>
  );
}

function ForModerators() {
  return (
    <Screen title="Moderation" tagline="Reports, appeals and everything else that needs doing." column="text">
      <EmptyState
        title="This page is for moderators"
        text="Moderators deal with reports. To report something, choose Report in the menu of a post, a comment, a message or a profile."
        action={<ButtonLink to={paths.community()}>Back to the feed</ButtonLink>}
      />
    </Screen>
  );
}

/** Until an admin has decided, a club's site publishes texts that are true of nobody. */
function FirstVisit() {
  const { data } = useOverview();
  if (!data?.open.site) return null;
  return (
    <section className="alarm stack gap-2 screen-only" aria-labelledby="first-visit">
      <h2 id="first-visit" className="inherits bold">
        This site is not yours yet
      </h2>
      <p>Visitors still see the name it came with, and a sponsor, people and a number that are invented.</p>
      <div>
        <ButtonLink to={paths.adminSite()}>Make it yours</ButtonLink>
      </div>
    </section>
  );
}

interface Section {
  to: string;
  label: string;
  count?: number | null | undefined;
}

/** All sections' addresses begin with that of the reports' queue, so it is compared whole. */
function ariaCurrent(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  const below = to === paths.admin() ? `${to}/reports/` : `${to}/`;
  return pathname.startsWith(below) ? 'true' : undefined;
}

/** Browsers scroll no further than to an edge of the link. */
const showWhole = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** On phones the sections are a scrolling strip with the open one in view. */
function Sections({ isAdmin }: { isAdmin: boolean }) {
  const { data } = useOverview();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const showCurrent = () => {
      const strip = list.current;
      // A focused link stays in view while counts arrive.
      const link = strip?.querySelector(':focus') ?? strip?.querySelector('[aria-current]');
      const section = link?.closest('li');
      if (!strip || !section) return;
      strip.scrollLeft = section.offsetLeft - (strip.clientWidth - section.offsetWidth) / 2;
    };
    showCurrent();
    // Turning a phone changes the width.
    window.addEventListener('resize', showCurrent);
    return () => window.removeEventListener('resize', showCurrent);
    // The counts make the sections wider.
  }, [pathname, data]);
  const open = data?.open;
  const sections: Section[] = [
    { to: paths.admin(), label: 'Reports', count: open?.reports },
    { to: paths.adminAppeals(), label: 'Appeals', count: open?.appeals },
    { to: paths.adminMembers(), label: 'Members' },
    { to: paths.adminPhotographs(), label: 'Photographs' },
    { to: paths.adminNames(), label: 'Names and facts', count: open && open.names + open.corrections },
    ...(isAdmin ? [{ to: paths.adminContact(), label: 'Contact', count: open?.contact_messages }] : []),
    { to: paths.adminEntry(), label: 'Entry', count: open?.join_requests },
    ...(isAdmin
      ? [
          { to: paths.adminRules(), label: 'Rules' },
          { to: paths.adminSite(), label: 'Site', count: open?.site },
        ]
      : []),
    { to: paths.adminCounts(), label: 'Counts' },
    { to: paths.adminLog(), label: 'Log' },
  ];
  return (
    <nav className="screen-only" aria-label="Moderation">
      <ul ref={list} className={styles.sections}>
        {sections.map(({ to, label, count }) => (
          <li className="rigid" key={to}>
            <Link
              to={to}
              className={styles.section}
              aria-current={ariaCurrent(to, pathname)}
              onFocus={showWhole}
            >
              {label}
              <OpenCount count={count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
