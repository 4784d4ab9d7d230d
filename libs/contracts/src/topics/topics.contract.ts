import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { limits } from '../common/limits';
import { pageInput, pageOutput } from '../common/paging';
import { postSchema } from '../posts/posts.schemas';
import { followedTopicSchema, followTopicSchema, topicSchema } from './topics.schemas';

const c = initContract();

/** Nobody else sees what somebody follows. */
export const topicsContract = c.router({
  follow: {
    method: 'POST',
    path: '/topics/follow',
    body: followTopicSchema,
    responses: { 200: doneSchema },
    summary:
      'Follow an animal with all below it, a park or protected area, or a hashtag, and choose where it shows; idempotent',
  },
  unfollow: {
    method: 'POST',
    path: '/topics/unfollow',
    body: topicSchema,
    responses: { 200: doneSchema },
    summary: 'No longer follow an animal, place or hashtag; idempotent',
  },
  seen: {
    method: 'POST',
    path: '/topics/seen',
    body: topicSchema,
    responses: { 200: doneSchema },
    summary: 'Note that the current user has looked at the posts about what they follow; idempotent',
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
