import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../../people/current-user/current-user';
import { answerJson, defineRoutes } from '../../platform/plugins/contract-routes';
import { readTopicPosts } from './topic-posts';
import { followTopic, markTopicSeen, readTopics, unfollowTopic } from './topics.repository';

/** Requires a signed-in user. Nobody else sees what they follow. */
export function topicsRoutes({ db, quotas, clock }: FastifyInstance) {
  return defineRoutes(apiContract.topics, {
    follow: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      const { in_feed, notify, ...topic } = body;
      const choices = { in_feed, notify };
      await quotas.during((take) =>
        followTopic(db.write, currentUserId, topic, { now: clock(), take, choices }),
      );
      return { status: 200, body: { success: true, message: 'You are following this' } };
    },

    unfollow: async ({ request, body }) => {
      await unfollowTopic(db.write, getCurrentUserId(request), body);
      return { status: 200, body: { success: true, message: 'You no longer follow this' } };
    },

    seen: async ({ request, body }) => {
      await markTopicSeen(db.write, getCurrentUserId(request), body, clock());
      return { status: 200, body: { success: true, message: 'Noted as seen' } };
    },

    list: async ({ request }) => {
      const topics = await readTopics(await db.upToDate(), getCurrentUserId(request));
      return { status: 200, body: { success: true, topics } };
    },

    posts: async ({ request, reply, body }) => {
      const currentUserId = getCurrentUserId(request);
      const asked = { currentUserId, key: currentUserId, ...body };
      const { posts, next_cursor } = await readTopicPosts(await db.upToDate(), asked);
      return answerJson(reply, { posts, next_cursor });
    },
  });
}
