import { Button, SkeletonGroup } from '@aranya/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface LoadMoreProps {
  more: boolean;
  loading: boolean;
  /** Any page is loading. */
  busy: boolean;
  /** An error stops automatic loading until somebody retries. */
  error?: string;
  onLoad: () => void;
  loadingLabel: string;
  endText?: ReactNode;
  skeleton: ReactNode;
}

const ROOT_MARGIN = '800px 0px';

/** Loads the next page near the end of a list, or by a button. */
export function LoadMore({
  more,
  loading,
  busy,
  error,
  onLoad,
  loadingLabel,
  endText,
  skeleton,
}: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });

  const watching = more && !busy && error === undefined;
  useEffect(() => {
    const element = end.current;
    if (!watching || element === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load.current(),
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [watching]);

  if (!more) return endText === undefined ? null : <p className="small ink-3 centered pad-y-3">{endText}</p>;
  return (
    <div ref={end} className="stack gap-4 centers">
      {loading && (
        <SkeletonGroup label={loadingLabel} className="wide">
          {skeleton}
        </SkeletonGroup>
      )}
      {error !== undefined && (
        <p role="alert" className="small centered danger">
          {error}
        </p>
      )}
      <Button variant="outline" onClick={onLoad} pending={loading} pendingLabel={loadingLabel}>
        {error === undefined ? 'Load more' : 'Try again'}
      </Button>
    </div>
  );
}
