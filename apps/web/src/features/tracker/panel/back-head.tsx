import { ArrowLeftIcon, ContourBackground } from '@aranya/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { m } from '../../../lib/language/messages';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../lib/button-link';
import trackerStyles from '../tracker.module.css';

export function BackHead({
  title,
  className,
  children,
}: {
  title: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <header className={clsx(trackerStyles.head, className)}>
      <ContourBackground />
      <ButtonLink variant="quiet" className="aligned" to={paths.liveTracking()}>
        <ArrowLeftIcon />
        {m.nav_live_tracking()}
      </ButtonLink>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
