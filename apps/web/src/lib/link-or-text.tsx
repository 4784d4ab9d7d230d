import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface LinkOrTextProps {
  /** Without an address, only the text is shown. */
  to: string | undefined;
  className?: string | undefined;
  'data-unseen'?: boolean;
  children: ReactNode;
}

export const LinkOrText = ({ to, ...rest }: LinkOrTextProps) =>
  to === undefined ? <span {...rest} /> : <Link to={to} {...rest} />;
