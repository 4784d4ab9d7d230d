import type { ReactNode } from 'react';
import { useListFocus } from './use-list-focus';
import { LoadMore } from './load-more';
import type { PagedItems } from './paged-items';
import { QueryError } from '../query-error';

interface PagedListProps<Item> {
  list: PagedItems<Item>;
  label: string;
  failedTitle: string;
  empty: ReactNode;
  getKey: (item: Item) => string;
  className: string | undefined;
  /** Replaces the list until the first page is loaded. */
  loading: ReactNode;
  /** For screen readers, while a further page loads. */
  loadingLabel: string;
  skeleton: ReactNode;
  children: (item: Item) => ReactNode;
}

export function PagedList<Item>({
  list,
  label,
  failedTitle,
  empty,
  getKey,
  className,
  loading,
  loadingLabel,
  skeleton,
  children,
}: PagedListProps<Item>) {
  const kept = useListFocus<HTMLUListElement>(list.data?.length ?? 0);
  if (list.isPending) return loading;
  if (list.data === undefined) return <QueryError query={list} title={failedTitle} />;
  if (list.data.length === 0 && !list.hasNextPage) return empty;
  return (
    <div className="stack gap-5">
      <ul className={className} aria-label={label} {...kept}>
        {list.data.map((item) => (
          <li key={getKey(item)} className="stack shrinks">
            {children(item)}
          </li>
        ))}
      </ul>
      <LoadMore list={list} loadingLabel={loadingLabel} skeleton={skeleton} />
    </div>
  );
}
