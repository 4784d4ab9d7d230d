import { artwork } from '../../../app/artwork';
import styles from './blank-wall.module.css';

/**
 * The wall after a failure: an empty grid, and by the specification not a word about it. A picture of a place with
 * nobody home keeps it from looking broken.
 */
export function BlankWall() {
  return (
    <div className={styles.blank}>
      <img src={artwork.scene('empty')} alt="" width="1200" height="1200" />
    </div>
  );
}
