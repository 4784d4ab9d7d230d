import { animalCount } from '@aranya/wildlife-data';
import { artwork } from '../../../lib/artwork';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../lib/button-link';
import styles from '../../../parts/site/error-screen.module.css';

export function AnimalNotFound() {
  return (
    <div className={styles.screen}>
      <img className={styles.picture} src={artwork.scene('not-found')} alt="" width="1200" height="900" />
      <div>
        <h1>Animal not found</h1>
        <p className="lede">
          There is no animal with this number in the catalogue. {animalCount} others are waiting, from the
          Bengal tiger to the zebu.
        </p>
        <ButtonLink variant="primary" className="over-5" to={paths.species()}>
          Back to the Wildlife Explorer
        </ButtonLink>
      </div>
    </div>
  );
}
