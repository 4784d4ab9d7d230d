import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { getSettings } from '../../lib/settings';
import styles from './social-networks.module.css';

interface SocialNetworksProps {
  label: string;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * Shows the configured networks. Built pages are the same for all installations, so style sheets hide the
 * rest.
 */
export function SocialNetworks({ label, className, children }: SocialNetworksProps) {
  return (
    <nav className={clsx(styles.networks, className)} aria-label={label}>
      {children}
      <ul>
        {getSettings().social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
