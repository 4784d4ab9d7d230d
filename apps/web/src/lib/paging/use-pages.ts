import {
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';

type Cursor = string | undefined;

interface Pages<Page extends { body: unknown }, Items> extends Omit<
  UseInfiniteQueryOptions<Page, Error, Items, QueryKey, Cursor>,
  'queryFn' | 'initialPageParam' | 'getNextPageParam' | 'select'
> {
  ask: (cursor: Cursor, fetchOptions: { signal: AbortSignal }) => Promise<Page>;
  select: (bodies: Page['body'][]) => Items;
}

/** Reloads whenever the list is shown. */
export function usePages<Page extends { body: { next_cursor: string | null } }, Items>({
  ask,
  select,
  ...options
}: Pages<Page, Items>) {
  return useInfiniteQuery<Page, Error, Items, QueryKey, Cursor>({
    refetchOnMount: 'always',
    ...options,
    queryFn: ({ pageParam, signal }) => ask(pageParam, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => select(pages.map(({ body }) => body)),
  });
}

export const prefetchPages = <Page extends { body: unknown }>(
  queryClient: QueryClient,
  { queryKey, ask }: Pick<Pages<Page, unknown>, 'queryKey' | 'ask'>,
): Promise<void> =>
  queryClient.prefetchInfiniteQuery<Page, Error, Page, QueryKey, Cursor>({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam, { signal }),
    initialPageParam: undefined,
  });

/** Drops duplicates, because entries may move to the next page between requests. */
export function uniqueBy<Entry>(entries: Entry[], getKey: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = getKey(entry);
    return !seen.has(key) && seen.add(key);
  });
}

const getId = (entry: { _id: string } | { id: string }) => ('_id' in entry ? entry._id : entry.id);

export const uniqueById = <Entry extends { _id: string } | { id: string }>(entries: Entry[]): Entry[] =>
  uniqueBy(entries, getId);
