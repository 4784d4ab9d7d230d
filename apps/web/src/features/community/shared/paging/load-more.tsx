import { Button, SkeletonGroup } from '@aranya/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './load-more.module.css';

interface LoadMoreProps {
  /** There is a further page. */
  more: boolean;
  /** The further page is on its way. */
  loading: boolean;
  /** Anything of the list is on its way; nothing further is asked for meanwhile. */
  busy: boolean;
  /** Why the further page did not come. It is not asked for again by itself then. */
  error?: string;
  onLoad: () => void;
  /** What screen readers hear while the further page is on its way. */
  loadingLabel: string;
  /** Said where there is no further page; nothing when left out. */
  endText?: string;
  /** The shape of what comes. */
  coming: ReactNode;
}

/** How far below the screen the end may be when the next page is asked for. */
const AHEAD = '800px 0px';

/** The end of a list: loads the next page as it comes near, and by its button. */
export function LoadMore({
  more,
  loading,
  busy,
  error,
  onLoad,
  loadingLabel,
  endText,
  coming,
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
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [watching]);

  if (!more) return endText === undefined ? null : <p className={styles.end}>{endText}</p>;
  return (
    <div ref={end} className={styles.more}>
      {loading && (
        <SkeletonGroup label={loadingLabel} className={styles.coming}>
          {coming}
        </SkeletonGroup>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button variant="outline" onClick={onLoad} pending={loading} pendingLabel={loadingLabel}>
        {error === undefined ? 'Load more' : 'Try again'}
      </Button>
    </div>
  );
}
