import { useInfiniteQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { uniqueById } from '../../lib/paging/unique-by-id';
import { postKeys } from './post-cache';

const first = undefined as string | undefined;

export function useProfilePosts(profileId: string) {
  return useInfiniteQuery({
    queryKey: postKeys.profile(profileId),
    queryFn: async ({ pageParam: cursor, signal }) =>
      unwrap(await tsr.users.getProfile.mutate({ body: { profileId, cursor }, fetchOptions: { signal } })),
    initialPageParam: first,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.posts)),
    refetchOnMount: 'always',
  });
}

export function useProfileMedia(profileId: string) {
  return useInfiniteQuery({
    queryKey: postKeys.media(profileId),
    queryFn: async ({ pageParam: cursor, signal }) =>
      unwrap(
        await tsr.users.getProfile.mutate({
          body: { profileId, cursor, only: 'media' },
          fetchOptions: { signal },
        }),
      ),
    initialPageParam: first,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.posts)),
    refetchOnMount: 'always',
  });
}

export function useProfileLikes(profileId: string) {
  return useInfiniteQuery({
    queryKey: postKeys.likes(profileId),
    queryFn: async ({ pageParam: cursor, signal }) =>
      unwrap(await tsr.users.getLikes.mutate({ body: { profileId, cursor }, fetchOptions: { signal } })),
    initialPageParam: first,
    getNextPageParam: ({ body }) => body.next_cursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ body }) => body.posts)),
    refetchOnMount: 'always',
  });
}
