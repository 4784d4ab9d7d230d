import { addPostFields, apiContract, emptyPostError } from '@aranya/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCurrentUserId, rethrowAccountDeleted } from '../people/current-user/current-user';
import { findLicences } from '../people/licences';
import { claimPictures, tryPurgeUnused, writeFiles } from '../platform/media/media.repository';
import { cleanPicture } from '../platform/media/pictures';
import { languageOf } from '../platform/languages/languages.plugin';
import { translate } from '../platform/languages/sentences';
import { errors, throwIfDenied } from '../platform/plugins/errors';
import { answerJson, defineRoutes } from '../platform/plugins/contract-routes';
import { readFeed } from './feed';
import { readTagged } from './post-tags';
import { findTags } from './search/find-tags';
import { readFoundPosts } from './search/found-posts';
import { toggleLike } from './likes';
import { authorizeDelete, authorizeSeeing, postGone } from './posts.policy';
import { createPostsRepository } from './posts.repository';
import { viewPosts } from './posts.view';
import { readPostForm } from './read-post-form';
import { sightingError } from './sightings/sightings.policy';

const SUGGESTIONS_MESSAGE =
  'Nobody you follow or are connected with has posted yet. Here is what is new in the community.';

export function postsRoutes({ db, media, quotas, clock, announce, live }: FastifyInstance) {
  const posts = createPostsRepository(db, { announce, live });

  /** A repeated client id returns the earlier post's id. */
  async function publish(request: FastifyRequest, authorId: string): Promise<string> {
    const { fields, pictures } = await readPostForm(request, addPostFields, async (file) => {
      await quotas.assertLeft(db.write, authorId, 'picture');
      return cleanPicture(file, authorId);
    });
    const { content, client_id: clientId, image_alts: alts = [] } = fields;
    const { sighting, asks = false, draft_revision: draftRevision } = fields;
    const emptyError = emptyPostError(content, pictures.length);
    if (emptyError !== null) throw errors.invalid(emptyError);
    if (sighting) throwIfDenied(sightingError(sighting, { asks, now: clock() }));
    const earlier = clientId === undefined ? null : await posts.findByClientId(authorId, clientId);
    if (earlier !== null) return earlier;

    const { image_licences: licences = [] } = fields;
    const usual =
      licences.length < pictures.length ? (await findLicences(db.write, authorId)).pictureLicence : undefined;
    await writeFiles(media, pictures);
    const images = pictures.map(({ hash }, position) => ({
      hash,
      alt: alts[position] ?? '',
      licence: licences[position] ?? usual,
    }));
    const post = { authorId, content, clientId, draftRevision, pictures: images, sighting, asks };
    return quotas.during((take) =>
      posts.insertPost(post, async (tx) => {
        await take(tx, authorId, 'post');
        if (pictures.length > 0) await take(tx, authorId, 'picture', pictures.length);
        await claimPictures(tx, media, pictures, 'post');
      }),
    );
  }

  return defineRoutes(apiContract.posts, {
    add: async ({ request }) => {
      const currentUserId = getCurrentUserId(request);
      const id = await publish(request, currentUserId).catch(rethrowAccountDeleted);
      const post = await posts.view(currentUserId, id);
      if (post === null) throw postGone();
      return { status: 200, body: { success: true, message: 'Post Added', post } };
    },

    get: async ({ request, body }) => {
      const [post] = await viewPosts(await db.upToDate(), getCurrentUserId(request), [body.postId]);
      if (post === undefined) throw postGone();
      return { status: 200, body: { success: true, post } };
    },

    feed: async ({ request, reply, query }) => {
      const { suggests, ...page } = await readFeed(
        await db.upToDate(),
        getCurrentUserId(request),
        query.limit,
        query.cursor,
      );
      return answerJson(reply, {
        ...page,
        message: suggests ? translate(SUGGESTIONS_MESSAGE, languageOf(request)) : '',
      });
    },

    tagged: async ({ request, reply, body: { tag, ...page } }) => {
      const currentUserId = getCurrentUserId(request);
      const found = await readTagged(await db.upToDate(), { currentUserId, key: tag, ...page });
      return answerJson(reply, { posts: found.posts, next_cursor: found.next_cursor });
    },

    search: async ({ request, reply, body }) => {
      const currentUserId = getCurrentUserId(request);
      return answerJson(reply, await readFoundPosts(await db.upToDate(), { currentUserId, ...body }));
    },

    findTags: async ({ request, body }) => {
      const tags = await findTags(await db.upToDate(), { currentUserId: getCurrentUserId(request), ...body });
      return { status: 200, body: { success: true, tags } };
    },

    like: async ({ request, body: { postId } }) => {
      const currentUserId = getCurrentUserId(request);
      const authorize = (post: { visible: boolean } | null) => throwIfDenied(authorizeSeeing(post));
      const { liked, total, notification } = await quotas
        .claim(db.write, currentUserId, 'like', (claim) =>
          toggleLike(db.write, { currentUserId, id: postId, claim, now: clock(), authorize }),
        )
        .catch(rethrowAccountDeleted);
      if (notification !== null) announce([notification]);
      const message = liked ? 'Post liked' : 'Like removed';
      return { status: 200, body: { success: true, message, liked, likes_total: total } };
    },

    remove: async ({ request, body }) => {
      const currentUserId = getCurrentUserId(request);
      const hashes = await posts.remove(
        body.postId,
        (post) => throwIfDenied(authorizeDelete(post, currentUserId)),
        currentUserId,
      );
      await tryPurgeUnused({ db, media }, hashes, request.log);
      return { status: 200, body: { success: true, message: 'Post deleted' } };
    },
  });
}
