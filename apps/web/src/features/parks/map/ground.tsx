import styles from './map.module.css';
import { indiaMap } from './india-map';

/** Draws sea, land, rivers and hills, without names. */
export function Ground() {
  const { width, height, land, rivers, hills } = indiaMap;
  return (
    <>
      <rect width={width} height={height} className={styles.sea} />
      <path d={land} className={styles.shore} />
      <path d={land} className={styles.land} />
      <path d={rivers} className={styles.rivers} />
      <path d={hills} className={styles.hills} />
    </>
  );
}
