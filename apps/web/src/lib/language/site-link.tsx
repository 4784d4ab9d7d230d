import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { getLocale } from './locale';
import { isTranslated, localized } from './site-paths';

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/**
 * Stays in the page's language where its target has it. Other targets are English: they are marked as such,
 * and load as a new document.
 */
export function SiteLink({ to, ...link }: SiteLinkProps) {
  if (getLocale() === 'en' || to.startsWith('?')) return <Link to={to} {...link} />;
  if (isTranslated(to)) return <Link to={localized(to)} {...link} />;
  return <Link to={to} {...link} prefetch="none" reloadDocument hrefLang="en" />;
}
