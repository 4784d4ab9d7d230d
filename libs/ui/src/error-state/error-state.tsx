import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import emptyStyles from '../empty-state/empty-state.module.css';
import { words } from '../lib/words';
import { ErrorVignette } from './error-vignette';

interface ErrorStateProps {
  title?: ReactNode;
  text?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  action?: ReactNode;
  /** Decorative; null for none. */
  picture?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

export function ErrorState({
  title = words().failed ?? 'That did not work',
  text,
  onRetry,
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
      <Heading className="over-2 size-3">{title}</Heading>
      {text && <p className={emptyStyles.text}>{text}</p>}
      {(onRetry || action) && (
        <div className="cluster central gap-3 over-2">
          {onRetry && (
            <Button
              variant="fill"
              onClick={onRetry}
              pending={retrying}
              pendingLabel={words().retrying ?? 'Trying again'}
            >
              {words().again ?? 'Try again'}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
