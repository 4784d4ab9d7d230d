import type { ReactNode } from 'react';
import { SiteLink } from './language/site-link';

interface LinkOrTextProps {
  /** Without an address, only the text is shown. */
  to: string | undefined;
  className?: string | undefined;
  'data-unseen'?: boolean;
  children: ReactNode;
}

export const LinkOrText = ({ to, ...rest }: LinkOrTextProps) =>
  to === undefined ? <span {...rest} /> : <SiteLink to={to} {...rest} />;
