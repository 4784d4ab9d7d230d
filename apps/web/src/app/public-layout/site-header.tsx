import { IconButton, ModalPanel } from '@aranya/ui';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/hydration';
import { BrandLink } from '../../parts/site/brand-link';
import { ariaCurrent } from '../../lib/aria-current';
import { BurgerIcon, CloseIcon, RouteIcon } from '../../lib/icons';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { withoutPrefix } from '../../lib/language/site-paths';
import { isSaid } from '../../lib/noscript/noscript';
import { paths } from '../../lib/paths';
import { ThemeToggle } from '../../parts/site/theme-toggle';
import { CommunityPill } from './community-pill';
import { footerLinksId, mainLinks, moreLinks, trackingLink } from './navigation';
import { SignInLink } from './sign-in-link';
import styles from './site-header.module.css';

const menuId = 'site-menu';

const menuMore = () => moreLinks().filter(({ to }) => to !== paths.community());

/** @param over true where it lies on the landing page's picture */
export function SiteHeader({ over }: { over: boolean }) {
  const [open, setOpen] = useState(false);
  const pathname = withoutPrefix(useLocation().pathname);
  const tracking = trackingLink();
  const hydrated = useHydrated();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <header className={clsx('screen-only', styles.header, over ? styles.over : 'loose-when-low')}>
      <div className={clsx('wrap', styles.row)}>
        <BrandLink />
        <nav className={styles.nav} aria-label={m.nav_main()}>
          {mainLinks().map((link) => (
            <SiteLink
              key={link.to}
              to={link.to}
              className={styles.link}
              aria-current={ariaCurrent(link, pathname)}
            >
              {link.label}
            </SiteLink>
          ))}
        </nav>
        <SiteLink
          to={tracking.to}
          className={clsx(styles.link, styles.tracking)}
          aria-current={ariaCurrent(tracking, pathname)}
        >
          <RouteIcon />
          {tracking.label}
        </SiteLink>
        <SignInLink className={styles.link} />
        <CommunityPill onPicture={over} className={styles.pill} />
        <ThemeToggle onPicture={over} className={styles.theme} />
        <IconButton
          className={clsx('by-script', styles.burger)}
          label={m.menu_open()}
          variant={over ? 'onDeep' : 'plain'}
          icon={<BurgerIcon />}
          aria-expanded={open}
          aria-controls={menuId}
          disabled={!hydrated}
          onClick={() => setOpen(true)}
        />
        <noscript>
          {isSaid && (
            <a className={`middle target small medium ${styles.toFooter}`} href={`#${footerLinksId}`}>
              {m.menu()}
            </a>
          )}
        </noscript>
      </div>
      <ModalPanel id={menuId} label={m.menu()} side="right" open={open} onClose={() => setOpen(false)}>
        <div className={styles.menuHead}>
          <BrandLink onClick={() => setOpen(false)} />
          <IconButton
            label={m.menu_close()}
            variant="onDeep"
            icon={<CloseIcon />}
            onClick={() => setOpen(false)}
          />
        </div>
        <nav className={`stack pad-y-4 pad-x-gutter ${styles.menuLinks}`} aria-label={m.nav_main()}>
          {mainLinks().map((link) => (
            <SiteLink
              key={link.to}
              to={link.to}
              aria-current={ariaCurrent(link, pathname)}
              onClick={() => setOpen(false)}
            >
              {link.label}
            </SiteLink>
          ))}
        </nav>
        <nav className={`stack starts on-deep-2 pad-x-gutter ${styles.menuMore}`} aria-label={m.nav_more()}>
          {menuMore().map((link) => (
            <SiteLink
              className="inline target plain"
              key={link.to}
              to={link.to}
              aria-current={ariaCurrent(link, pathname)}
              onClick={() => setOpen(false)}
            >
              {link.label}
            </SiteLink>
          ))}
        </nav>
        <div className={styles.menuTrees} aria-hidden="true" />
        <div className={styles.menuFoot}>
          <CommunityPill onPicture />
          <SignInLink className="inline target plain" onClick={() => setOpen(false)} />
          <ThemeToggle onPicture />
        </div>
      </ModalPanel>
    </header>
  );
}
