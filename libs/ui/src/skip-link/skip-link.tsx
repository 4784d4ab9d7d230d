import styles from './skip-link.module.css';

export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a className={`screen-only ${styles.link}`} href={`#${to}`}>
      Skip to content
    </a>
  );
}
