import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { limits } from '../common/limits';
import { pageInput, pageOutput } from '../common/paging';
import { postSchema } from '../posts/posts.schemas';
import { followedTopicSchema, topicSchema } from './topics.schemas';

const c = initContract();

/** Nobody else sees what somebody follows. */
export const topicsContract = c.router({
  follow: {
    method: 'POST',
    path: '/topics/follow',
    body: topicSchema,
    responses: { 200: doneSchema },
    summary: 'Follow an animal with all below it, a park or protected area, or a hashtag; idempotent',
  },
  unfollow: {
    method: 'POST',
    path: '/topics/unfollow',
    body: topicSchema,
    responses: { 200: doneSchema },
    summary: 'No longer follow an animal, place or hashtag; idempotent',
  },
  list: {
    method: 'GET',
    path: '/topics',
    responses: {
      200: z.object({ success, topics: z.array(followedTopicSchema).max(limits.followedTopics) }),
    },
    summary: 'List the animals, places and hashtags that the current user follows, latest first',
  },
  posts: {
    method: 'POST',
    path: '/topics/posts',
    body: z.object(pageInput),
    responses: { 200: z.object({ success, posts: z.array(postSchema), ...pageOutput }) },
    summary: 'List the posts about what the current user follows, each once, newest first',
  },
});
