import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { cacheable, KEPT_A_MINUTE } from '../../platform/plugins/answer-tags';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';
import { readGuestComments } from './guest-comments';
import { readGuestPost } from './guest-posts';

export const guestsRoutes = ({ db, clock, site }: FastifyInstance) =>
  cacheable(
    defineRoutes(apiContract.guests, {
      post: async ({ params: { postId }, reply }) => {
        const read = await db.upToDate();
        const now = clock();
        const found = site.current().open_to_guests ? await readGuestPost(read, postId, now) : null;
        if (found === null) throw errors.notFound('This post is not open to guests.');
        const comments = await readGuestComments(read, { postId, written: found.written, now });
        void reply.header('cache-control', KEPT_A_MINUTE);
        return { status: 200, body: { success: true, post: found.post, comments } };
      },
    }),
  );
