import { Button } from '@aranya/ui';
import { clsx } from 'clsx';
import { artwork } from '../../lib/artwork';
import screen from '../../parts/site/error-screen.module.css';
import { m } from '../../lib/language/messages';
import { lazyOffline } from '../../lib/lazy-part';
import { useSession } from '../../lib/session';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';

// Without a service worker this chunk cannot load offline.
const waiting = lazyOffline(() => import('./waiting-offline'));

export function CommunityOffline() {
  const { problem } = useSession();
  return (
    <main id="content" className={clsx(screen.screen, screen.alone)} tabIndex={-1}>
      <img className={screen.picture} src={artwork.scene('offline')} alt="" width="1200" height="900" />
      <div className="stack gap-5">
        <h1 className="breaks">{m.community_offline()}</h1>
        <p className="lede">{m.community_offline_text()}</p>
        {problem?.kind === 'untold' && <p role="alert">{problem.message}</p>}
        <waiting.Component />
        <div className="cluster gap-3">
          <Button variant="outline" onClick={() => window.location.reload()}>
            {m.error_again()}
          </Button>
          <ButtonLink variant="outline" to={paths.offline()}>
            {m.community_on_device()}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
