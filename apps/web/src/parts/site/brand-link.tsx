import { clsx } from 'clsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { siteName } from '../../lib/settings';
import styles from './brand-link.module.css';

/** Longer names get smaller letters, and may take two lines. */
const LONG = 16;

interface BrandLinkProps {
  className?: string;
  onClick?: () => void;
  name?: string;
}

export function BrandLink({ className, onClick, name = siteName() }: BrandLinkProps) {
  return (
    <Link to={paths.home()} className={clsx(styles.brand, className)} onClick={onClick}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="19" fill="#f0a02c" />
        <circle cx="20" cy="16" r="7" fill="#fdf0d4" />
        <path fill="#1b4a34" d="M2.6 27 12 15l5 6.5L23 13l13.8 14.5A19 19 0 0 1 2.6 27z" />
        <path fill="#0d241b" d="M2 25.5q8-4 18 1t18.3-1A19 19 0 0 1 2 25.5z" />
        <circle cx="20" cy="20" r="18.5" fill="none" stroke="#f6ecd6" strokeOpacity=".22" />
      </svg>
      <span className={name.length > LONG ? `lines-2 ${styles.long}` : undefined}>{name}</span>
    </Link>
  );
}
