import { addPostFields, apiContract, limits } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyRequest } from 'fastify';
import { isForeignKeyViolation } from '../db/types';
import { claimPictures, tryPurgeUnused, writeFiles } from '../media/media.repository';
import { cleanPicture, pictureTooHeavy } from '../media/pictures';
import type { Dependencies } from '../dependencies';
import { errors, throwIfDenied } from '../plugins/errors';
import { readMultipart } from '../plugins/uploads';
import { getCurrentUserId } from '../users/current-user';
import { placeOf } from './feed-cursor';
import { authorizeDelete, authorizeLike } from './posts.policy';
import { createPostsRepository } from './posts.repository';

const s = initServer();

const STRANGERS =
  'Nobody you follow or are connected with has posted yet. Here is what is new in the community.';

/** Publishing, the feed, likes and deleting. For signed-in users; needs the uploads plugin. */
export function postsRoutes({ db, media }: Pick<Dependencies, 'db' | 'media'>) {
  const posts = createPostsRepository(db);

  /** Reads, checks and stores a post of this form; the author's earlier one where it was sent before. */
  async function publish(request: FastifyRequest, authorId: string): Promise<string> {
    const { fields, pictures } = await readPost(request);
    if (fields.content === '' && pictures.length === 0) {
      throw errors.invalid('Please add at least one image or text');
    }
    const { content, client_id: clientId, image_alts: alts = [] } = fields;
    const earlier = clientId === undefined ? null : await posts.findByClientId(authorId, clientId);
    if (earlier !== null) return earlier;

    await writeFiles(media, pictures);
    const shown = pictures.map(({ hash }, position) => ({ hash, alt: alts[position] ?? '' }));
    return posts.insertPost({ authorId, content, clientId, pictures: shown }, (tx) =>
      claimPictures(tx, media, pictures, 'post'),
    );
  }

  return s.plugin(
    s.router(apiContract.posts, {
      add: async ({ request }) => {
        const currentUserId = getCurrentUserId(request);
        const id = await publish(request, currentUserId).catch(refuseWhereAccountIsGone);
        const post = await posts.view(currentUserId, id);
        if (post === null) throw errors.notFound('This post is gone.');
        return { status: 200, body: { success: true, message: 'Post Added', post } };
      },

      feed: async ({ request, query }) => {
        const from = query.cursor === undefined ? undefined : placeOf(query.cursor);
        const page = await posts.feed(getCurrentUserId(request), query.limit, from);
        const message = page.posts.some(({ suggested }) => suggested) ? STRANGERS : '';
        return { status: 200, body: { success: true, posts: page.posts, message, next_cursor: page.next } };
      },

      like: async ({ request, body }) => {
        const currentUserId = getCurrentUserId(request);
        const { liked, total } = await posts
          .toggleLike(currentUserId, body.postId, (post) => throwIfDenied(authorizeLike(post)))
          .catch(refuseWhereAccountIsGone);
        const message = liked ? 'Post liked' : 'Like taken back';
        return { status: 200, body: { success: true, message, liked, likes_total: total } };
      },

      remove: async ({ request, body }) => {
        const currentUserId = getCurrentUserId(request);
        const shown = await posts.remove(body.postId, (post) =>
          throwIfDenied(authorizeDelete(post, currentUserId)),
        );
        await tryPurgeUnused({ db, media }, shown, request.log);
        return { status: 200, body: { success: true, message: 'Post deleted' } };
      },
    }),
  );
}

async function readPost(request: FastifyRequest) {
  const { fields, files } = await readMultipart(request, {
    fields: addPostFields,
    files: [
      {
        name: 'images',
        max: limits.imagesPerPost,
        tooMany: `A post can have at most ${limits.imagesPerPost} pictures.`,
        tooHeavy: pictureTooHeavy,
      },
    ],
    take: cleanPicture,
  });
  return { fields, pictures: files['images'] ?? [] };
}

/** The account may be deleted while its owner's request is under way. */
function refuseWhereAccountIsGone(error: unknown): never {
  throw isForeignKeyViolation(error) ? errors.accountDeleted() : error;
}
