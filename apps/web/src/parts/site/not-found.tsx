import { useLocation } from 'react-router';
import { artwork } from '../../lib/artwork';
import { useHydrated } from '../../lib/hydration';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { withoutPrefix } from '../../lib/language/site-paths';
import styles from './error-screen.module.css';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { NotFoundWords } from './not-found-words';

export function NotFound() {
  const { pathname } = useLocation();
  // One page is rendered beforehand for all addresses.
  const asksForGame = useHydrated() && withoutPrefix(pathname).startsWith(`${paths.games()}/`);
  return (
    <div className={styles.screen}>
      <img className={styles.picture} src={artwork.scene('not-found')} alt="" width="1200" height="900" />
      <div className="stack gap-5">
        <NotFoundWords />
        <div className="cluster gap-3">
          <ButtonLink variant="primary" to={paths.home()}>
            {m.home_page()}
          </ButtonLink>
          {asksForGame && (
            <ButtonLink variant="outline" to={paths.games()}>
              {m.nav_games()}
            </ButtonLink>
          )}
        </div>
        <nav className={`cluster gap-2 gap-x-5 ${styles.links}`} aria-label={m.not_found_ways()}>
          <SiteLink to={paths.species()}>{m.nav_species()}</SiteLink>
          <SiteLink to={paths.parks()}>{m.nav_parks()}</SiteLink>
          {!asksForGame && <SiteLink to={paths.games()}>{m.nav_games()}</SiteLink>}
          <SiteLink to={paths.community()}>{m.nav_community()}</SiteLink>
        </nav>
      </div>
    </div>
  );
}
