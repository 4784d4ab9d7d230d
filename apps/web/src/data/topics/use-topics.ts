import type { FollowedTopic, Topic, TopicChoices } from '@aranya/contracts';
import { announce } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { tellFailure, tsr, unwrap } from '../../lib/api';
import { uniqueById, usePages } from '../../lib/paging/use-pages';
import { postKeys } from '../posts/post-cache';

const topicsKey = ['topics'] as const;
const topicPostsKey = [...postKeys.all, 'topics'] as const;

/** A topic of the list, in the form that calls take. */
export const toTopic = ({ kind, key }: FollowedTopic) => ({ kind, key }) as Topic;

/** Gives what the current user follows beside people, latest first. */
export const useTopics = () =>
  tsr.topics.list.useQuery({ queryKey: topicsKey, select: ({ body }) => body.topics });

export function useFollowTopic() {
  const queryClient = useQueryClient();
  const end = {
    // The button and the list show it. The call ends with the new list, so that they change once.
    onSuccess: ({ body }: { body: { message: string } }) => {
      announce(body.message);
      void queryClient.invalidateQueries({ queryKey: topicPostsKey });
      void queryClient.invalidateQueries({ queryKey: postKeys.feed });
      return queryClient.invalidateQueries({ queryKey: topicsKey });
    },
    onError: tellFailure,
  };
  const follow = tsr.topics.follow.useMutation(end);
  const unfollow = tsr.topics.unfollow.useMutation(end);
  return {
    follow: (topic: Topic) => follow.mutate({ body: topic }),
    unfollow: (topic: Topic) => unfollow.mutate({ body: topic }),
    choose: (topic: Topic, choices: TopicChoices) => follow.mutate({ body: { ...topic, ...choices } }),
    isPending: follow.isPending || unfollow.isPending,
  };
}

export function useSeeTopic() {
  const queryClient = useQueryClient();
  return tsr.topics.seen.useMutation({
    onSuccess: () => queryClient.invalidateQueries({ queryKey: topicsKey }),
  });
}

export const useTopicPosts = () =>
  usePages({
    queryKey: topicPostsKey,
    ask: (cursor, fetchOptions) => tsr.topics.posts.mutate({ body: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ posts }) => posts)),
  });
