import { artwork } from '../../../../app/artwork';
import { Sprout } from '../../shared/sprout';
import styles from './game-art.module.css';

/** Two tigers and a card yet to be turned. */
export function WildMatchArt() {
  return (
    <div className={styles.fan}>
      <span className={styles.face}>
        <img src={artwork.avatar('tiger')} alt="" width="200" height="200" />
      </span>
      <span className={styles.back}>
        <Sprout />
      </span>
      <span className={styles.face}>
        <img src={artwork.avatar('tiger')} alt="" width="200" height="200" />
      </span>
    </div>
  );
}

/** Somebody in the night, known by the outline alone. */
export function DetectiveArt() {
  return <img src={artwork.scene('detective')} alt="" width="1200" height="900" />;
}
