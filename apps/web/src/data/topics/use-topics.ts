import type { Topic } from '@aranya/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { tellEnd, tsr, unwrap } from '../../lib/api';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from '../posts/post-cache';

const topicsKey = ['topics'] as const;
const topicPostsKey = [...postKeys.all, 'topics'] as const;

/** Gives what the current user follows beside people, latest first. */
export const useTopics = () =>
  tsr.topics.list.useQuery({ queryKey: topicsKey, select: ({ body }) => body.topics });

export function useFollowTopic() {
  const queryClient = useQueryClient();
  // The call ends with the new list, so that the button changes once.
  const end = tellEnd(() => {
    void queryClient.invalidateQueries({ queryKey: topicPostsKey });
    return queryClient.invalidateQueries({ queryKey: topicsKey });
  });
  const follow = tsr.topics.follow.useMutation(end);
  const unfollow = tsr.topics.unfollow.useMutation(end);
  return {
    follow: (topic: Topic) => follow.mutate({ body: topic }),
    unfollow: (topic: Topic) => unfollow.mutate({ body: topic }),
    isPending: follow.isPending || unfollow.isPending,
  };
}

export const useTopicPosts = () =>
  usePages({
    queryKey: topicPostsKey,
    ask: (cursor, fetchOptions) => tsr.topics.posts.mutate({ body: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
  });
