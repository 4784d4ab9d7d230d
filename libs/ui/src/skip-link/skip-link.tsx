import { words } from '../lib/words';
import styles from './skip-link.module.css';

interface SkipLinkProps {
  to?: string;
  children?: string;
}

export function SkipLink({ to = 'main', children = words().skip ?? 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={`screen-only ${styles.link}`} href={`#${to}`}>
      {children}
    </a>
  );
}
