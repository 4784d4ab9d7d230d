import type { ReactNode } from 'react';
import { BrandLink } from '../site/brand-link';

interface GuestScreenProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A page of the community as people without an account read it. */
export const GuestScreen = ({ className, children }: GuestScreenProps) => (
  <div className="screen-high">
    <header className="deep row gap-4 spread pad-y-3 pad-x-gutter">
      <BrandLink />
    </header>
    <main id="content" className={className} tabIndex={-1}>
      {children}
    </main>
  </div>
);
