import { classes, IconButton } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { BrandLink } from '../brand/brand-link';
import { BurgerIcon, CloseIcon } from '../icons';
import { ModalPanel } from '../modal-panel/modal-panel';
import { ThemeToggle } from '../theme-toggle/theme-toggle';
import { CommunityPill } from './community-pill';
import { mainLinks } from './navigation';
import styles from './site-header.module.css';

const menuId = 'site-menu';

/** The header of the public pages. `over`: it lies on the landing's picture instead of on paper. */
export function SiteHeader({ over }: { over: boolean }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <header className={classes(styles.header, over && styles.over)}>
      <div className={classes('wrap', styles.row)}>
        <BrandLink />
        <nav className={styles.nav} aria-label="Main">
          {mainLinks.map(({ label, to }) => (
            <NavLink key={to} to={to} className={styles.link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <CommunityPill onPicture={over} className={styles.pill} />
        <ThemeToggle onPicture={over} className={styles.theme} />
        <IconButton
          className={styles.burger}
          label="Open menu"
          variant={over ? 'onDeep' : 'plain'}
          icon={<BurgerIcon />}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(true)}
        />
      </div>
      <ModalPanel id={menuId} label="Menu" side="right" open={open} onClose={() => setOpen(false)}>
        <div className={styles.menuHead}>
          <BrandLink onClick={() => setOpen(false)} />
          <IconButton
            label="Close menu"
            variant="onDeep"
            icon={<CloseIcon />}
            onClick={() => setOpen(false)}
          />
        </div>
        <nav className={styles.menuLinks} aria-label="Main">
          {mainLinks.map(({ label, to }) => (
            <NavLink key={to} to={to} onClick={() => setOpen(false)}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.menuFoot}>
          <CommunityPill onPicture />
          <ThemeToggle onPicture />
        </div>
      </ModalPanel>
    </header>
  );
}
