import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { m } from '../../lib/language/messages';
import { getSettings } from '../../lib/settings';
import styles from './social-networks.module.css';

interface SocialNetworksProps {
  label: string;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * Shows an admin's links, or the installation's networks. Built pages have a place for each of the latter, so
 * style sheets hide the rest.
 */
export function SocialNetworks({ label, className, children }: SocialNetworksProps) {
  const { site, social } = getSettings();
  const links = site.social.length > 0 ? site.social : social;
  return (
    <nav className={clsx(styles.networks, className)} aria-label={label}>
      {children}
      <ul>
        {links.map(({ name, url }) => (
          <li key={name + url}>
            <a href={url} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden"> {m.opens_new_tab()}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
