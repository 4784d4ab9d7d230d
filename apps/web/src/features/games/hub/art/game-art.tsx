import { artwork } from '../../../../lib/artwork';
import { CardBack } from '../../shared/card-back';
import styles from './game-art.module.css';

export function WildMatchArt() {
  return (
    <div className={styles.fan}>
      <span className={styles.face}>
        <img className="wide tall cover" src={artwork.avatar('tiger')} alt="" width="200" height="200" />
      </span>
      <span className={styles.back}>
        <CardBack />
      </span>
      <span className={styles.face}>
        <img className="wide tall cover" src={artwork.avatar('tiger')} alt="" width="200" height="200" />
      </span>
    </div>
  );
}

export function DetectiveArt() {
  return (
    <img className="wide tall cover" src={artwork.scene('detective')} alt="" width="1200" height="900" />
  );
}
