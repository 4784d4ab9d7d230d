import type { User } from '@aranya/contracts';
import { IconButton, ModalPanel, SkipLink } from '@aranya/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTellLanguage } from '../../data/account/use-tell-language';
import { FavoritesSync } from '../../data/favorites/sync/favorites-sync';
import { LiveUpdates } from '../live-updates/live-updates';
import { m } from '../../lib/language/messages';
import { lazyOffline } from '../../lib/lazy-part';
import { useQueueStore } from '../../data/outbox/queue-store';
import { WaitingBadge } from '../../parts/outbox/waiting-badge';
import { useSession } from '../../lib/session';
import { useLoadedMutedWords } from '../../data/mutes/use-muted-words';
import { usePushSync } from '../../data/push/use-push-sync';
import { useCountInTitle } from '../../parts/notifications/use-count-in-title';
import { BrandLink } from '../../parts/site/brand-link';
import { BurgerIcon, CloseIcon } from '../../lib/icons';
import { BottomBar, QuickLinks } from './bottom-bar';
import bars from '../bars/bars.module.css';
import styles from './community-shell.module.css';
import { Shortcuts } from './shortcuts';
import { Sidebar } from './sidebar';

const signOutDialog = lazyOffline(() => import('../../parts/outbox/sign-out-dialog'));

const menuId = 'community-menu';

function LoadedForAll({ userId }: { userId: string }) {
  useCountInTitle();
  useLoadedMutedWords();
  usePushSync(userId);
  useTellLanguage();
  return null;
}

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
      <Shortcuts />
      <SkipLink to="content">{m.skip_to_content()}</SkipLink>
      <aside className={`screen-only deep ${styles.side}`} aria-label={m.nav_community()}>
        <Sidebar user={user} onSignOut={leave} />
      </aside>
      <header className={`screen-only deep gone loose-when-low spread middle ${bars.top}`}>
        <BrandLink />
        <WaitingBadge />
        <QuickLinks />
        <IconButton
          label={m.menu_open()}
          variant="onDeep"
          icon={<BurgerIcon />}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(true)}
        />
      </header>
      <ModalPanel id={menuId} label={m.community_menu()} side="left" open={open} onClose={close}>
        <Sidebar
          user={user}
          onSignOut={leave}
          onNavigate={close}
          closeButton={
            <IconButton label={m.menu_close()} variant="onDeep" icon={<CloseIcon />} onClick={close} />
          }
        />
      </ModalPanel>
      {asking && (
        <signOutDialog.Component onClose={() => setAsking(false)} onSignOut={() => void signOut()} />
      )}
      {/* Before the page, because keyboards cannot reach what follows an endless list. */}
      <BottomBar />
      <main id="content" className="shrinks" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
