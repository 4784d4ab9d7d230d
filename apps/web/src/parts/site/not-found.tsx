import { Link } from 'react-router';
import { artwork } from '../../lib/artwork';
import styles from './error-screen.module.css';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { NotFoundWords } from './not-found-words';

export function NotFound() {
  return (
    <div className={styles.screen}>
      <img className={styles.picture} src={artwork.scene('not-found')} alt="" width="1200" height="900" />
      <div className="stack gap-5">
        <NotFoundWords />
        <div className="cluster gap-3">
          <ButtonLink variant="primary" to={paths.home()}>
            Home page
          </ButtonLink>
        </div>
        <nav className={`cluster gap-2 gap-x-5 ${styles.links}`} aria-label="Other ways">
          <Link to={paths.species()}>Species</Link>
          <Link to={paths.parks()}>Parks</Link>
          <Link to={paths.games()}>Games</Link>
          <Link to={paths.community()}>Community</Link>
        </nav>
      </div>
    </div>
  );
}
