import { Button } from '@aranya/ui';
import { useEffect } from 'react';
import { m } from '../../lib/language/messages';
import { artwork } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import styles from '../../parts/site/error-screen.module.css';

/** A page may be kept without the data a client navigation needs; a reload needs none. */
async function openKept(): Promise<void> {
  const { pathname } = window.location;
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedHere = navigation !== undefined && new URL(navigation.name).pathname === pathname;
  if (!loadedHere && (await caches.match(encodeURI(decodeURI(pathname)), { cacheName: 'pages' })))
    window.location.reload();
}

export function OfflineScreen() {
  useEffect(() => void openKept(), []);
  return (
    <main id="content" className={styles.screen} tabIndex={-1}>
      <img className={styles.picture} src={artwork.scene('offline')} alt="" width="1200" height="900" />
      <div className="stack gap-5" role="alert">
        <h1>{m.no_network_title()}</h1>
        <p className="lede">{m.no_network_text()}</p>
        <div className="cluster gap-3">
          <Button onClick={() => window.location.reload()}>{m.ui_again()}</Button>
          <ButtonLink variant="outline" to={paths.offline()}>
            {m.community_on_device()}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
