import { artwork } from '../../app/artwork';
import styles from './blank-wall.module.css';

/** After a failure: no message, as specified. */
export function BlankWall() {
  return (
    <div className={styles.blank}>
      <img src={artwork.scene('empty')} alt="" width="1200" height="1200" />
    </div>
  );
}
