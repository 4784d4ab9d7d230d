import { Button, SkeletonGroup } from '@aranya/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorText } from '../api';
import type { PagedItems } from './paged-items';

interface LoadMoreProps {
  list: PagedItems<unknown>;
  loadingLabel: string;
  endText?: ReactNode;
  skeleton: ReactNode;
}

const ROOT_MARGIN = '800px 0px';

/** Loads the next page near the end of a list, or by a button. An error stops loading until somebody presses it. */
export function LoadMore({ list, loadingLabel, endText, skeleton }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError: failed } = list;
  const onLoad = () => void list.fetchNextPage();
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });

  const watching = hasNextPage && !list.isFetching && !failed;
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

  if (!hasNextPage)
    return endText === undefined ? null : <p className="small ink-3 centered pad-y-3">{endText}</p>;
  return (
    <div ref={end} className="stack gap-4 centers">
      {isFetchingNextPage && (
        <SkeletonGroup label={loadingLabel} className="wide">
          {skeleton}
        </SkeletonGroup>
      )}
      {failed && (
        <p role="alert" className="small centered danger">
          {errorText(list.error)}
        </p>
      )}
      <Button variant="outline" onClick={onLoad} pending={isFetchingNextPage} pendingLabel={loadingLabel}>
        {failed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  );
}
