import styles from './contour-background.module.css';

/** Decorative contour lines; the parent and the elements in front need a `position`. */
export const ContourBackground = () => <div className={styles.contours} aria-hidden="true" />;
