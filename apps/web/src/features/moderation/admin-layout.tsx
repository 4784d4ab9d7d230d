import { EmptyState, FullPageSpinner } from '@aranya/ui';
import { type FocusEvent, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Face } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { localized, withoutPrefix } from '../../lib/language/site-paths';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useMe, useRole } from '../../lib/session/use-me';
import { QueryError } from '../../lib/query-error';
import { ButtonLink } from '../../lib/button-link';
import { useWide } from '../../lib/use-wide';
import screen from '../../parts/screen/screen.module.css';
import styles from './admin-layout.module.css';
import { OpenCount } from './shared/open-count';
import { useOverview } from './shared/use-overview';

export const meta = () => privateMeta(m.admin_title());

/** Opens moderation to moderators and admins, and corrections to editors; to members it is closed. */
export default function AdminLayout() {
  const me = useMe();
  const role = useRole();
  const pathname = withoutPrefix(useLocation().pathname);
  if (me.isPending) return <FullPageSpinner label={m.admin_opening()} />;
  if (me.data === undefined) {
    return <QueryError query={me} headingLevel={1} title={m.admin_failed()} />;
  }
  if (role === undefined) return <ForModerators />;
  if (role === 'editor' && pathname !== paths.adminNames())
    return <Navigate to={localized(paths.adminNames())} replace />;
  return (
    <div className={styles.screen}>
      {role !== 'editor' && <Sections isAdmin={role === 'admin'} />}
      {pathname !== paths.adminSite() && <FirstVisit />}
      <Outlet />
    </div>
  );
}

function ForModerators() {
  const wide = useWide();
  return (
    <div className={wide ? 'center screen-high' : screen.screen}>
      <EmptyState
        headingLevel={1}
        picture={<Face of="elephant" />}
        title={m.admin_for_moderators()}
        text={m.admin_for_moderators_text()}
        action={
          <>
            <ButtonLink to={paths.community()}>{m.community_back()}</ButtonLink>
            <ButtonLink variant="outline" to={paths.rules()}>
              {m.footer_rules()}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** Until an admin has decided, a club's site publishes texts that are true of nobody. */
function FirstVisit() {
  const { data } = useOverview();
  if (!data?.open.site) return null;
  return (
    <section className="alarm stack gap-2 screen-only" aria-labelledby="first-visit">
      <h2 id="first-visit" className="inherits bold">
        {m.admin_not_yours()}
      </h2>
      <p>{m.admin_not_yours_text()}</p>
      <div>
        <ButtonLink to={paths.adminSite()}>{m.admin_make_yours()}</ButtonLink>
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
  const pathname = withoutPrefix(useLocation().pathname);
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
    { to: paths.admin(), label: m.admin_reports(), count: open?.reports },
    { to: paths.adminAppeals(), label: m.admin_appeals(), count: open?.appeals },
    { to: paths.adminMembers(), label: m.admin_members() },
    { to: paths.adminPhotographs(), label: m.admin_photographs() },
    { to: paths.adminNames(), label: m.admin_names(), count: open && open.names + open.corrections },
    ...(isAdmin
      ? [{ to: paths.adminContact(), label: m.admin_contact(), count: open?.contact_messages }]
      : []),
    { to: paths.adminEntry(), label: m.admin_entry(), count: open?.join_requests },
    ...(isAdmin
      ? [
          { to: paths.adminRules(), label: m.admin_rules() },
          { to: paths.adminSite(), label: m.admin_site(), count: open?.site },
        ]
      : []),
    { to: paths.adminCounts(), label: m.admin_counts() },
    { to: paths.adminLog(), label: m.admin_log() },
  ];
  return (
    <nav className="screen-only" aria-label={m.admin_title()}>
      <ul ref={list} className={styles.sections}>
        {sections.map(({ to, label, count }) => (
          <li className="rigid" key={to}>
            <SiteLink
              to={to}
              className={styles.section}
              aria-current={ariaCurrent(to, pathname)}
              onFocus={showWhole}
            >
              {label}
              <OpenCount count={count} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
