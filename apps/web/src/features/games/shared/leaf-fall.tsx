import styles from './leaf-fall.module.css';

const LEAVES = 18;

/** Leaves fall once over the nearest positioned ancestor, except with reduced motion. */
export function LeafFall() {
  return (
    <div className={styles.fall} aria-hidden="true">
      {Array.from({ length: LEAVES }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24">
          <path d="M3 21C3 9 9 3 21 3c0 12-6 18-18 18z" />
        </svg>
      ))}
    </div>
  );
}
