import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ariaCurrent, type SectionLink } from '../../lib/aria-current';
import { SiteLink } from '../../lib/language/site-link';
import { withoutPrefix } from '../../lib/language/site-paths';
import styles from './bars.module.css';

export interface BarItem extends SectionLink {
  label: string;
  /** Accessible name, if longer than the label. */
  name?: string;
  icon: ReactNode;
  dot?: ReactNode;
  className?: string | undefined;
}

const BarLink = ({ item, current }: { item: BarItem; current: 'page' | 'true' | undefined }) => (
  <SiteLink
    to={item.to}
    aria-label={item.name}
    aria-current={current}
    className={clsx('chosen anchor flex column middle central target plain', styles.link, item.className)}
  >
    <span className={`center pill ${styles.icon}`} aria-hidden="true">
      {item.icon}
    </span>
    <span className={`semibold one-line ${styles.label}`}>{item.label}</span>
    {item.dot}
  </SiteLink>
);

interface BarLinksProps {
  items: readonly BarItem[];
  /** Links that mark their own page, and none below it. */
  exact?: ReadonlySet<string>;
}

export function BarLinks({ items, exact }: BarLinksProps) {
  const pathname = withoutPrefix(useLocation().pathname);
  return items.map((item) => {
    const current = ariaCurrent(item, pathname);
    const elsewhere = current === 'true' && exact?.has(item.to);
    return <BarLink key={item.to} item={item} current={elsewhere ? undefined : current} />;
  });
}
