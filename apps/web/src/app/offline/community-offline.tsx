import { Button } from '@aranya/ui';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { artwork } from '../../lib/artwork';
import screen from '../../parts/site/error-screen.module.css';
import { lazyOffline } from '../../parts/outbox/lazy-offline';
import { paths } from '../../lib/paths';
import styles from './community-offline.module.css';

// Without a service worker this chunk does not load offline.
const waiting = lazyOffline(() => import('./waiting-offline'));

const offlinePages = [
  { label: 'Species', to: paths.species() },
  { label: 'Parks', to: paths.parks() },
  { label: 'Live Tracking', to: paths.liveTracking() },
  { label: 'Favorites', to: paths.favorites() },
  { label: 'Games', to: paths.games() },
];

/** Replaces the community while there is no network. */
export function CommunityOffline() {
  return (
    <main id="content" className={clsx(screen.screen, screen.alone)} tabIndex={-1}>
      <img className={screen.picture} src={artwork.scene('offline')} alt="" width="1200" height="900" />
      <div className="stack gap-5">
        <h1>The community needs a connection</h1>
        <p className="lede">
          You are offline, so posts, messages and people cannot be loaded. This page opens by itself once you
          are back online.
        </p>
        <Suspense>
          <waiting.Component />
        </Suspense>
        <div>
          <Button variant="outline" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </div>
        <nav className={styles.links} aria-labelledby="works-offline">
          <p id="works-offline">These work offline:</p>
          <ul>
            {offlinePages.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  );
}
