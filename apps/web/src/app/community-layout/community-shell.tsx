import type { User } from '@aranya/contracts';
import { IconButton, ModalPanel, SkipLink } from '@aranya/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { FavoritesSync } from '../../features/favorites/sync/favorites-sync';
import { LiveUpdates } from '../../features/community/shared/messages/live/live-updates';
import { lazyOffline } from '../../features/community/shared/queue/lazy-offline';
import { useQueueStore } from '../../features/community/shared/queue/queue-store';
import { WaitingBadge } from '../../features/community/shared/queue/waiting-badge';
import { useSession } from '../../lib/session';
import { useLoadedMutedWords } from '../../features/community/shared/mutes/api/use-muted-words';
import { usePushSync } from '../../features/community/shared/push/use-push-sync';
import { useCountInTitle } from '../../features/community/shared/notifications/use-count-in-title';
import { BrandLink } from '../brand-link';
import { BurgerIcon, CloseIcon } from '../icons';
import { BottomBar } from './bottom-bar';
import styles from './community-shell.module.css';
import { Sidebar } from './sidebar';

const signOutDialog = lazyOffline(() => import('../../features/community/shared/queue/sign-out-dialog'));

const menuId = 'community-menu';

/** What every page of the community reads. */
function LoadedForAll({ userId }: { userId: string }) {
  useCountInTitle();
  useLoadedMutedWords();
  usePushSync(userId);
  return null;
}

/** On small screens the sidebar is a menu, with a bar of its main links at the bottom. */
export function CommunityShell({ user, children }: { user: User; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  const close = () => setOpen(false);
  const { signOut } = useSession();
  const [asking, setAsking] = useState(false);
  useEffect(() => signOutDialog.preload(), []);
  const leave = () => {
    if (useQueueStore.getState().entries.length === 0) void signOut();
    else setAsking(true);
  };
  return (
    <div className={styles.shell}>
      <LiveUpdates userId={user._id} />
      <FavoritesSync userId={user._id} />
      <LoadedForAll userId={user._id} />
      <SkipLink to="content" />
      <aside className={`deep ${styles.side}`} aria-label="Community">
        <Sidebar user={user} onSignOut={leave} />
      </aside>
      <header className={`deep ${styles.bar}`}>
        <BrandLink />
        <WaitingBadge />
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
          onSignOut={leave}
          onNavigate={close}
          closeButton={
            <IconButton label="Close menu" variant="onDeep" icon={<CloseIcon />} onClick={close} />
          }
        />
      </ModalPanel>
      {asking && (
        <Suspense>
          <signOutDialog.Component onClose={() => setAsking(false)} onSignOut={() => void signOut()} />
        </Suspense>
      )}
      {/* Before the page: nothing after an endless list can be reached by keyboard. */}
      <BottomBar />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
