import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface LinkOrTextProps {
  /** Without an address, the text alone stands there. */
  to: string | undefined;
  className?: string | undefined;
  'data-unseen'?: boolean;
  children: ReactNode;
}

/** Leads to the page of an animal, if it has one. */
export const LinkOrText = ({ to, ...rest }: LinkOrTextProps) =>
  to === undefined ? <span {...rest} /> : <Link to={to} {...rest} />;
