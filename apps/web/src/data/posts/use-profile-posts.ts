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

/** @param limit of posts in a page; its default is the contract's */
export function useProfileMedia(profileId: string, limit?: number) {
  return usePages({
    queryKey: [...postKeys.media(profileId), ...(limit === undefined ? [] : [limit])],
    ask: (cursor, fetchOptions) =>
      tsr.users.getProfile
        .mutate({ body: { profileId, cursor, limit, only: 'media' }, fetchOptions })
        .then(unwrap),
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
