import { animalCount } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { artwork } from '../../../lib/artwork';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../lib/button-link';
import styles from '../../../parts/site/error-screen.module.css';

export function AnimalNotFound() {
  return (
    <div className={styles.screen}>
      <img
        className="wide sand round-3 cover ratio-4-3"
        src={artwork.scene('not-found')}
        alt=""
        width="1200"
        height="900"
      />
      <div>
        <h1>{m.animal_not_found()}</h1>
        <p className="lede">{m.animal_not_found_text({ count: animalCount })}</p>
        <ButtonLink variant="primary" className="over-5" to={paths.species()}>
          {m.animal_not_found_back()}
        </ButtonLink>
      </div>
    </div>
  );
}
