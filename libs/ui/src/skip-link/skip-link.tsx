import styles from './skip-link.module.css';

/** Skips header and navigation. */
export function SkipLink({ to = 'main', children = 'Skip to content' }: { to?: string; children?: string }) {
  return (
    <a className={`screen-only ${styles.link}`} href={`#${to}`}>
      {children}
    </a>
  );
}
