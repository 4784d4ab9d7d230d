import { ArrowLeftIcon, buttonClass, ContourBackground } from '@aranya/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
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
      <Link
        className={buttonClass({ variant: 'quiet', className: trackerStyles.back })}
        to={paths.liveTracking()}
      >
        <ArrowLeftIcon />
        Live Tracking
      </Link>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
