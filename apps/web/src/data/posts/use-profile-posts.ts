import { tsr, unwrap } from '../../lib/api';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from './post-cache';

export function useProfilePosts(profileId: string) {
  return usePages({
    queryKey: postKeys.profile(profileId),
    ask: (cursor, fetchOptions) =>
      tsr.users.getProfile.mutate({ body: { profileId, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
  });
}

export function useProfileMedia(profileId: string) {
  return usePages({
    queryKey: postKeys.media(profileId),
    ask: (cursor, fetchOptions) =>
      tsr.users.getProfile.mutate({ body: { profileId, cursor, only: 'media' }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
  });
}

export function useProfileLikes(profileId: string) {
  return usePages({
    queryKey: postKeys.likes(profileId),
    ask: (cursor, fetchOptions) =>
      tsr.users.getLikes.mutate({ body: { profileId, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
  });
}
