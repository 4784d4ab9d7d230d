import { Button } from '@aranya/ui';
import { artwork } from '../../lib/artwork';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import styles from './error-screen.module.css';

type ErrorScreenProps = {
  onRetry: () => void;
  /** For developers. */
  detail?: string;
};

export function ErrorScreen({ onRetry, detail }: ErrorScreenProps) {
  return (
    <main id="content" className={styles.screen} tabIndex={-1}>
      <img className={styles.picture} src={artwork.scene('error')} alt="" width="1200" height="900" />
      <div className="stack gap-5" role="alert">
        <h1>We lost the trail</h1>
        <p className="lede">Something on this page broke. Try again, or start from the home page.</p>
        <div className="cluster gap-3">
          <Button onClick={onRetry}>Try again</Button>
          <ButtonLink variant="outline" to={paths.home()} reloadDocument>
            Home page
          </ButtonLink>
        </div>
        {detail && <pre className={styles.detail}>{detail}</pre>}
      </div>
    </main>
  );
}
