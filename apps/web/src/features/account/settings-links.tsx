import { ChevronRight, type LucideIcon } from 'lucide-react';
import { SiteLink } from '../../lib/language/site-link';

interface SettingsLinkProps {
  icon: LucideIcon;
  label: string;
  to: string;
  /** Of another site, such as the provider of the sign-in. */
  isElsewhere?: boolean;
}

/** Rows that lead to pages of settings, as a phone shows them. */
export const SettingsLinks = ({ links }: { links: readonly SettingsLinkProps[] }) => (
  <ul className="panel clip stack divided">
    {links.map(({ icon: Icon, label, to, isElsewhere = false }) => {
      const look = 'row gap-3 pad-3-4 target plain hover-sand focus-inside medium';
      const row = (
        <>
          <Icon aria-hidden="true" size={20} />
          <span className="grows">{label}</span>
          <ChevronRight aria-hidden="true" size={18} className="ink-3" />
        </>
      );
      return (
        <li key={to}>
          {isElsewhere ? (
            <a className={look} href={to}>
              {row}
            </a>
          ) : (
            <SiteLink className={look} to={to}>
              {row}
            </SiteLink>
          )}
        </li>
      );
    })}
  </ul>
);
