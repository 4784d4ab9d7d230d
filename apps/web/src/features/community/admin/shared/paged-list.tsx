import { ErrorState, Skeleton, SkeletonGroup } from '@aranya/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../../../../lib/api';
import { LoadMore } from '../../shared/paging/load-more';
import { useListFocus } from '../../shared/people/use-list-focus';
import styles from './paged-list.module.css';

/** Of an infinite query. */
export interface Paged<Item> {
  data: Item[] | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface PagedListProps<Item> {
  list: Paged<Item>;
  /** For screen readers, such as 'Open reports'. */
  label: string;
  failedTitle: string;
  empty: ReactNode;
  keyOf: (item: Item) => string;
  /** Cards beside each other instead of rows. */
  grid?: boolean;
  children: (item: Item) => ReactNode;
}

/** The states of a list: loading, failed, empty, further pages. */
export function PagedList<Item>({
  list,
  label,
  failedTitle,
  empty,
  keyOf,
  grid = false,
  children,
}: PagedListProps<Item>) {
  const kept = useListFocus<HTMLUListElement>(list.data?.length ?? 0);
  const look = grid ? styles.grid : styles.rows;
  if (list.isPending) {
    return (
      <SkeletonGroup label={`Loading: ${label.toLowerCase()}`} className={look}>
        {[1, 2, 3, 4].map((number) => (
          <RowSkeleton key={number} tall={grid} />
        ))}
      </SkeletonGroup>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title={failedTitle}
        text={messageOf(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (list.data.length === 0 && !list.hasNextPage) return empty;
  return (
    <div className={styles.list}>
      <ul className={look} aria-label={label} {...kept}>
        {list.data.map((item) => (
          <li key={keyOf(item)} className={styles.item}>
            {children(item)}
          </li>
        ))}
      </ul>
      <LoadMore
        more={list.hasNextPage}
        loading={list.isFetchingNextPage}
        busy={list.isFetching}
        error={list.isFetchNextPageError ? messageOf(list.error) : undefined}
        onLoad={() => void list.fetchNextPage()}
        loadingLabel={`Loading more: ${label.toLowerCase()}`}
        skeleton={<RowSkeleton />}
      />
    </div>
  );
}

function RowSkeleton({ tall = false }: { tall?: boolean }) {
  return (
    <div className={styles.skeleton}>
      {tall ? <Skeleton shape="block" ratio="4 / 3" /> : <Skeleton lines={3} width="70%" />}
    </div>
  );
}
