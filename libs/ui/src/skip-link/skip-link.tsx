import styles from './skip-link.module.css';

/** The first thing that Tab reaches: past header and navigation, to the element with the id `to`. */
export function SkipLink({ to = 'main', children = 'Skip to content' }: { to?: string; children?: string }) {
  return (
    <a className={styles.link} href={`#${to}`}>
      {children}
    </a>
  );
}
