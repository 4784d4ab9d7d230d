import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import emptyStyles from '../empty-state/empty-state.module.css';
import { ErrorVignette } from './error-vignette';

export interface ErrorStateProps {
  title?: ReactNode;
  /** A sentence that a user can act on. */
  text?: ReactNode;
  /** Tries again; without it there is no retry button. */
  onRetry?: () => void;
  retryLabel?: string;
  /** A retry is under way. */
  retrying?: boolean;
  /** Stands beside the retry button. */
  action?: ReactNode;
  /** An image for the round mount, decorative; without it stands a broken bridge. null leaves the mount out. */
  picture?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** It did not work: what happened, and the way back. Read out as it appears. */
export function ErrorState({
  title = 'That did not work',
  text,
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  action,
  picture,
  headingLevel = 2,
  className,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className={clsx(emptyStyles.state, className)}>
      {picture !== null && <div className={emptyStyles.picture}>{picture ?? <ErrorVignette />}</div>}
      <Heading className={emptyStyles.title}>{title}</Heading>
      {text && <p className={emptyStyles.text}>{text}</p>}
      {(onRetry || action) && (
        <div className={emptyStyles.action}>
          {onRetry && (
            <Button variant="fill" onClick={onRetry} pending={retrying} pendingLabel="Trying again">
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
