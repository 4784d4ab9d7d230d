import { communityPaths, idSchema } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { escape } from 'html-escaper';
import { z } from 'zod';
import { cacheable, KEPT_A_MINUTE } from '../../platform/plugins/answer-tags';
import type { ContractRoutes } from '../../platform/plugins/contract-routes';
import { errors, invalidInput } from '../../platform/plugins/errors';
import { namedPlugin } from '../../platform/plugins/named-plugin';
import { readGuestPost } from '../guests/guest-posts';
import { CARD_POLICY, cardPage } from './card';

const SIZE = { width: 480, height: 420 };

const size = z.coerce.number('A size is a number of pixels.').int().min(1).max(10_000).optional();
const querySchema = z.object({
  url: z.string('Say the address of a post as url.').max(2000),
  format: z.string().max(20).default('json'),
  maxwidth: size,
  maxheight: size,
});

const cardPath = (postId: string) => `/api/embed/posts/${postId}`;

/** @param address of a post, with the site's own */
export const oembedPath = (address: string) => `/api/oembed?url=${encodeURIComponent(address)}`;

/** Cards of open posts for other sites, and oEmbed, by which they find them. */
export function embedRoutes({ db, clock, site, env: { siteUrl } }: FastifyInstance): ContractRoutes {
  async function readOpen(postId: string) {
    const { data: id } = idSchema.safeParse(postId);
    if (id === undefined || !site.current().open_to_guests) return null;
    return (await readGuestPost(await db.upToDate(), id, clock()))?.post ?? null;
  }

  /** Null for addresses that are no post of this site. */
  function postIdIn(address: string): string | null {
    const base = siteUrl + communityPaths.post('');
    if (!address.startsWith(base)) return null;
    return idSchema.safeParse(address.slice(base.length).split(/[?#]/, 1)[0]).data ?? null;
  }

  return cacheable(
    namedPlugin<ContractRoutes>('embed', (routes, _options, done) => {
      routes.get<{ Params: { postId: string } }>('/api/embed/posts/:postId', async ({ params }, reply) => {
        const post = await readOpen(params.postId);
        void reply
          .code(post === null ? 404 : 200)
          .type('text/html; charset=utf-8')
          .removeHeader('x-frame-options')
          .headers({
            'content-security-policy': CARD_POLICY,
            'cross-origin-resource-policy': 'cross-origin',
            'cache-control': KEPT_A_MINUTE,
          });
        return cardPage(post, { siteName: site.current().name, siteUrl });
      });
      routes.get('/api/oembed', async ({ query }, reply) => {
        const { data: asked, error } = querySchema.safeParse(query);
        if (error) throw invalidInput(error.issues);
        if (asked.format !== 'json') throw errors.invalid('Only the format json is spoken here.');
        const postId = postIdIn(asked.url);
        const post = postId === null ? null : await readOpen(postId);
        if (post === null) throw errors.notFound('There is no post for guests at this address.');
        const { name } = site.current();
        const title = `${post.user.full_name} on ${name}`;
        const width = Math.min(SIZE.width, asked.maxwidth ?? SIZE.width);
        const height = Math.min(SIZE.height, asked.maxheight ?? SIZE.height);
        void reply.header('cache-control', KEPT_A_MINUTE);
        return {
          type: 'rich',
          version: '1.0',
          title,
          author_name: post.user.full_name,
          provider_name: name,
          provider_url: siteUrl,
          cache_age: 60,
          width,
          height,
          html: `<iframe src="${escape(siteUrl + cardPath(post._id))}" title="${escape(title)}" width="${width}" height="${height}" loading="lazy" frameborder="0"></iframe>`,
        };
      });
      done();
    }),
  );
}
