import { ContourBackground } from '@aranya/ui';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  lede: string;
  children?: ReactNode;
}

/** Title and subtitle of a page of words, on contour lines. */
export const PageHead = ({ title, lede, children }: PageHeadProps) => (
  <header className="anchor clip">
    <ContourBackground />
    <div className="wrap anchor pad-top-8 pad-bottom-7">
      <h1>{title}</h1>
      <p className="lede">{lede}</p>
      {children}
    </div>
  </header>
);
