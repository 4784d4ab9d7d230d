import type { GuestPost, GuestThread } from '@aranya/contracts';
import { useQuery } from '@tanstack/react-query';
import { fetchJson } from '../../lib/fetch-json';

interface GuestAnswer {
  post: GuestPost;
  comments: GuestThread[];
}

/** Fails where guests may not read the post. */
export const useGuestPost = (postId: string) =>
  useQuery({
    queryKey: ['guest-post', postId],
    queryFn: async ({ signal }) => {
      const response = await fetchJson(`/api/guests/posts/${encodeURIComponent(postId)}`, signal);
      return (await response.json()) as GuestAnswer;
    },
    retry: false,
  });
