import type { User } from '@aranya/contracts';
import { IconButton, ModalPanel, SkipLink } from '@aranya/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { FavoritesSync } from '../../features/favorites/sync/favorites-sync';
import { LiveUpdates } from '../../features/community/shared/messages/live/live-updates';
import { BrandLink } from '../brand-link';
import { BurgerIcon, CloseIcon } from '../icons';
import { BottomBar } from './bottom-bar';
import styles from './community-shell.module.css';
import { Sidebar } from './sidebar';

const menuId = 'community-menu';

/** On small screens the sidebar is a menu, with a bar of its main links at the bottom. */
export function CommunityShell({ user, children }: { user: User; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  const close = () => setOpen(false);
  return (
    <div className={styles.shell}>
      <LiveUpdates userId={user._id} />
      <FavoritesSync userId={user._id} />
      <SkipLink to="content" />
      <aside className={`deep ${styles.side}`} aria-label="Community">
        <Sidebar user={user} />
      </aside>
      <header className={`deep ${styles.bar}`}>
        <BrandLink />
        <IconButton
          label="Open menu"
          variant="onDeep"
          icon={<BurgerIcon />}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(true)}
        />
      </header>
      <ModalPanel id={menuId} label="Community menu" side="left" open={open} onClose={close}>
        <Sidebar
          user={user}
          onNavigate={close}
          closeButton={
            <IconButton label="Close menu" variant="onDeep" icon={<CloseIcon />} onClick={close} />
          }
        />
      </ModalPanel>
      {/* Before the page: nothing after an endless list can be reached by keyboard. */}
      <BottomBar />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
