import { communityPaths, type GuestPost, idSchema } from '@aranya/contracts';
import { parkOrArea, roster } from '@aranya/wildlife-data';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { shorten } from '../../platform/common/shorten';
import { cacheable, KEPT_A_MINUTE } from '../../platform/plugins/answer-tags';
import type { ContractRoutes } from '../../platform/plugins/contract-routes';
import { errors } from '../../platform/plugins/errors';
import { namedPlugin } from '../../platform/plugins/named-plugin';
import { findOpenAuthor, type GuestList, readGuestPosts } from '../guests/guest-posts';
import { sightingLine } from '../guests/sighting-line';
import { newsUnavailable } from '../news/news.routes';
import type { NewsSource } from '../news/news-source';
import { type FeedEntry, type FeedFormat, feedFormats, type FeedHead, writeFeed } from './feed-document';

const TITLE_LENGTH = 80;
const NEWS_PAGES = [1, 2, 3];

const noFeed = () => errors.notFound('There is no such feed.');

function titleOf({ content, user }: GuestPost): string {
  const line = (content.split('\n', 1)[0] ?? '').trim();
  return line === '' ? `A post by ${user.full_name}` : shorten(line, TITLE_LENGTH);
}

function toEntry(post: GuestPost, siteUrl: string): FeedEntry {
  const { _id: id, user, content, images, sighting, createdAt, edited_at } = post;
  const seen = sighting && sightingLine(sighting);
  return {
    // The site's address can change, and readers would take each post for a new one.
    id: `urn:uuid:${id}`,
    link: siteUrl + communityPaths.post(id),
    title: titleOf(post),
    author: user.full_name,
    text: content,
    notes: seen ? [seen.text] : [],
    pictures: images.map(({ url, alt }) => ({ url: siteUrl + url, alt })),
    tags: seen?.animals ?? [],
    published: createdAt,
    updated: edited_at !== null && edited_at > createdAt ? edited_at : createdAt,
  };
}

async function readNewsEntries(news: NewsSource): Promise<FeedEntry[]> {
  const pages = await Promise.all(NEWS_PAGES.map((page) => news.page(page)));
  return pages.flatMap(({ articles }) =>
    articles.flatMap(({ title, description, url, source, publishedAt }) =>
      publishedAt === null
        ? []
        : {
            id: url,
            link: url,
            title,
            author: source ?? new URL(url).hostname,
            text: description ?? '',
            notes: [],
            pictures: [],
            tags: [],
            published: publishedAt,
            updated: publishedAt,
          },
    ),
  );
}

const newsHead = (siteName: string): FeedHead => ({
  title: `Wildlife news on ${siteName}`,
  description: 'What the news say about wild animals.',
  page: '/news',
  address: '/api/feeds/news',
});

/** Splits the last part of an address, such as `bengal-tiger.atom`. */
function splitFile(file: string): { key: string; format: FeedFormat } {
  const [, key, format] = /^(.+)\.(atom|json)$/.exec(file) ?? [];
  if (key === undefined || format === undefined) throw noFeed();
  return { key, format: format as FeedFormat };
}

/** Feeds for readers without an account: the posts that guests may read, and the news. */
export function feedsRoutes(app: FastifyInstance, news: NewsSource): ContractRoutes {
  const { db, clock, site, env } = app;
  const base = env.siteUrl;

  function send(reply: FastifyReply, format: FeedFormat, head: FeedHead, entries: FeedEntry[]) {
    void reply.type(feedFormats[format]).header('cache-control', KEPT_A_MINUTE);
    const { page, address } = head;
    return writeFeed(format, { ...head, page: base + page, address: base + address }, entries);
  }

  async function sendPosts(
    reply: FastifyReply,
    file: string,
    list: GuestList,
    describe: (key: string, siteName: string) => Promise<Omit<FeedHead, 'address'> | null>,
  ) {
    const { name, open_to_guests: isOpen } = site.current();
    const { key, format } = splitFile(file);
    const head = isOpen ? await describe(key, name) : null;
    if (head === null) throw noFeed();
    const posts = await readGuestPosts(await db.upToDate(), list, key, clock());
    const address = list === 'club' ? '/api/feeds/club' : `/api/feeds/${list}/${key}`;
    return send(
      reply,
      format,
      { ...head, address },
      posts.map((post) => toEntry(post, base)),
    );
  }

  type Named = { Params: { file: string } };
  return cacheable(
    namedPlugin<ContractRoutes>('feeds', (routes, _options, done) => {
      for (const format of ['atom', 'json'] as const) {
        routes.get(`/api/feeds/club.${format}`, (_request, reply) =>
          sendPosts(reply, `club.${format}`, 'club', (_key, name) =>
            Promise.resolve({ title: name, description: `What members of ${name} share.`, page: '/' }),
          ),
        );
        routes.get(`/api/feeds/news.${format}`, async (_request, reply) => {
          try {
            return send(reply, format, newsHead(site.current().name), await readNewsEntries(news));
          } catch (error) {
            const unavailable = newsUnavailable(error);
            return reply.code(503).headers(unavailable.headers).send(unavailable.toEnvelope());
          }
        });
      }
      routes.get<Named>('/api/feeds/member/:file', ({ params }, reply) =>
        sendPosts(reply, params.file, 'member', async (key, name) => {
          const { data: id } = idSchema.safeParse(key);
          const author = id === undefined ? null : await findOpenAuthor(await db.upToDate(), id, clock());
          if (author === null) return null;
          const title = `${author} on ${name}`;
          return { title, description: `What ${author} shares.`, page: communityPaths.profile(key) };
        }),
      );
      routes.get<Named>('/api/feeds/species/:file', ({ params }, reply) =>
        sendPosts(reply, params.file, 'species', (key, name) => {
          const species = roster.find(({ slug }) => slug === key);
          if (species === undefined) return Promise.resolve(null);
          const title = `${species.name} on ${name}`;
          return Promise.resolve({
            title,
            description: 'What members saw of it.',
            page: `/community/sightings/species/${key}`,
          });
        }),
      );
      routes.get<Named>('/api/feeds/park/:file', ({ params }, reply) =>
        sendPosts(reply, params.file, 'park', (key, name) => {
          const park = parkOrArea(key);
          if (park === undefined) return Promise.resolve(null);
          const title = `${park.name} on ${name}`;
          return Promise.resolve({
            title,
            description: 'What members saw there.',
            page: `/community/sightings/park/${key}`,
          });
        }),
      );
      done();
    }),
  );
}
