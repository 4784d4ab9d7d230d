import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { cacheable, KEPT_A_MINUTE } from '../../platform/plugins/answer-tags';
import { defineRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';
import { assertKnownArea, assertMayBeAnimals } from '../../posts/sightings/assert-known';
import { parkKey } from '../../posts/sightings/catalogue';
import { readGuestComments } from './guest-comments';
import { readGuestLifeList, readGuestMember } from './guest-members';
import { readGuestPost, readGuestPosts } from './guest-posts';

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

      member: async ({ params: { profileId }, reply }) => {
        const read = await db.upToDate();
        const now = clock();
        const found = site.current().open_to_guests ? await readGuestMember(read, profileId, now) : null;
        if (found === null) throw errors.notFound('This profile is not open to guests.');
        const { member, shares_life_list: isShared } = found;
        const posts = await readGuestPosts(read, 'member', member._id, now);
        const life_list = isShared ? await readGuestLifeList(read, member._id) : null;
        void reply.header('cache-control', KEPT_A_MINUTE);
        return { status: 200, body: { success: true, member, life_list, posts } };
      },

      sightings: async ({ query: { species, park }, reply }) => {
        assertMayBeAnimals(species === undefined ? [] : [species], 'species');
        assertKnownArea(park ?? null, 'park');
        if (!site.current().open_to_guests) throw errors.notFound('This site is not open to guests.');
        const read = await db.upToDate();
        const posts = await (park === undefined
          ? readGuestPosts(read, 'species', species ?? '', clock())
          : readGuestPosts(read, 'park', parkKey(park), clock()));
        void reply.header('cache-control', KEPT_A_MINUTE);
        return { status: 200, body: { success: true, posts } };
      },
    }),
  );
