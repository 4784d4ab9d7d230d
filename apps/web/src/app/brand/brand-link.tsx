import { classes } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../paths';
import styles from './brand-link.module.css';

/** The mark and the name; leads home. */
export function BrandLink({ className, onClick }: { className?: string; onClick?: () => void }) {
  return (
    <Link to={paths.home()} className={classes(styles.brand, className)} onClick={onClick}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <clipPath id="aranya-mark">
          <circle cx="20" cy="20" r="19" />
        </clipPath>
        <g clipPath="url(#aranya-mark)">
          <path fill="#f0a02c" d="M0 0h40v40H0z" />
          <circle cx="20" cy="16" r="7" fill="#fdf0d4" />
          <path fill="#1b4a34" d="M0 27.500L12 15l5 6.5 6-8.5 17 15.500V40H0z" />
          <path fill="#0d241b" d="M0 26.500q10-5 20 0t20-1.500V40H0z" />
        </g>
        <circle cx="20" cy="20" r="18.5" fill="none" stroke="#f6ecd6" strokeOpacity=".22" />
      </svg>
      Aranya
    </Link>
  );
}
