import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { getSettings } from '../../lib/settings';
import styles from './social-networks.module.css';

interface SocialNetworksProps {
  label: string;
  className?: string | undefined;
  /** Before the list. */
  children?: ReactNode;
}

/** Those that the settings name; nothing if they name none. Built pages are the same for all: style sheets hide the rest. */
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
