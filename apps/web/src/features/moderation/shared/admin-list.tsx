import { Skeleton, SkeletonGroup } from '@aranya/ui';
import type { ReactNode } from 'react';
import { m } from '../../../lib/language/messages';
import type { PagedItems } from '../../../lib/paging/paged-items';
import { PagedList } from '../../../lib/paging/paged-list';

interface AdminListProps<Item> {
  list: PagedItems<Item>;
  label: string;
  failedTitle: string;
  empty: ReactNode;
  getKey: (item: Item) => string;
  /** Cards beside each other instead of rows. */
  grid?: boolean;
  /** Rows of one card instead of cards. */
  lines?: boolean;
  children: (item: Item) => ReactNode;
}

export function AdminList<Item>({ label, grid = false, lines = false, ...list }: AdminListProps<Item>) {
  const look = grid ? 'stack gap-4 tiles' : 'stack gap-3';
  return (
    <PagedList
      {...list}
      label={label}
      className={lines ? 'panel clip stack divided' : look}
      loading={
        <SkeletonGroup label={m.admin_loading({ label: label.toLowerCase() })} className={look}>
          {[1, 2, 3, 4].map((number) => (
            <RowSkeleton key={number} tall={grid} />
          ))}
        </SkeletonGroup>
      }
      loadingLabel={m.admin_loading_more({ label: label.toLowerCase() })}
      skeleton={<RowSkeleton />}
    />
  );
}

function RowSkeleton({ tall = false }: { tall?: boolean }) {
  return (
    <div className="panel pad-4">
      {tall ? <Skeleton shape="block" ratio="4 / 3" /> : <Skeleton lines={3} width="70%" />}
    </div>
  );
}
