import { useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { postKeys } from '../posts/post-cache';

/** Reads the posts that the community agreed show a species, newest first. */
export function useAgreed(species: string) {
  return useInfiniteQuery({
    queryKey: postKeys.agreed(species),
    queryFn: async ({ pageParam: cursor, signal }) =>
      unwrap(
        await tsr.identifications.ofSpecies.mutate({ body: { species, cursor }, fetchOptions: { signal } }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.posts)),
    refetchOnMount: 'always',
  });
}
