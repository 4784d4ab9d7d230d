import { Button } from '@aranya/ui';
import { artwork } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
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
        <h1>{m.error_heading()}</h1>
        <p className="lede">{m.error_text()}</p>
        <div className="cluster gap-3">
          <Button onClick={onRetry}>{m.error_again()}</Button>
          <ButtonLink variant="outline" to={paths.home()} reloadDocument>
            {m.home_page()}
          </ButtonLink>
        </div>
        {detail && <pre className={styles.detail}>{detail}</pre>}
      </div>
    </main>
  );
}
