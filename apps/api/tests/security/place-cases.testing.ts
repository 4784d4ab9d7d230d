import type { Post, Sighting, SightingInput } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { newId } from '../../src/platform/common/ids';
import {
  blocks,
  bookmarks,
  connections,
  follows,
  likes,
  reportEvidence,
  reports,
  roles,
} from '../../src/platform/db/schema';
import { type Answer, call, colourPng, publish } from '../../src/posts/posts.testing';
import { writeTestSite } from '../../src/public/site/site.testing';
import { createTestApp, type Member, readZip, type TestApp } from '../../src/testing';

export const viewers = [
  'visitor',
  'stranger',
  'follower',
  'connection',
  'blocked',
  'moderator',
  'admin',
] as const;
export type Viewer = (typeof viewers)[number];
type Account = Exclude<Viewer, 'visitor'>;

export const TAG = 'fieldcase';
export const COMMON = 'chital';

/** A post of an author of its own, at a place and on a day that no other scene has. */
export interface Scene {
  author: Member;
  username: string;
  point: { lat: number; lng: number };
  day: string;
  dayAfter(days: number): string;
  /** A chital at the point and on the day, unless told otherwise. */
  publish(seen?: Partial<SightingInput> | null, fields?: Record<string, string>): Promise<string>;
  edit(
    postId: string,
    changes: { content?: string; alts?: string[]; sighting?: object | null },
  ): Promise<void>;
  suggest(postId: string, species: string, as?: Account): Promise<void>;
  ask(path: string, body: object, as?: Account): Promise<Answer['body']>;
}

export const named = (...slugs: string[]): SightingInput['species'] =>
  slugs.map((species) => ({ species, count: null }));

export interface Told {
  scene: Scene;
  postId: string;
  secrets: readonly string[];
}

export interface Places {
  api: TestApp;
  members: Record<Account, Member>;
  makeScene(day?: string): Promise<Scene>;
  /** Moves what was published today to the days of the scenes, and makes the viewers and the posts known to each other. */
  settle(all: readonly Told[]): Promise<void>;
  look(where: Look, viewer: Viewer, about: Told): Promise<string>;
  close(): Promise<void>;
}

const digitsOf = (degrees: number, decimals: number) => {
  const text = degrees.toFixed(6);
  return text.slice(0, text.indexOf('.') + 1 + decimals);
};

/**
 * Nobody else may read the point, the day of the sighting and with it the moment of publication.
 * @param decimals of the point that others may not know: the square of 0.02° has two
 */
export function secretsOf({ point, day }: Scene, decimals: 2 | 3 = 2): string[] {
  return [digitsOf(point.lat, decimals), digitsOf(point.lng, decimals), day];
}

/** A number is not the end of another one or of a time; a day is not that of a week, which others may know. */
function holds(bytes: string, secret: string): boolean {
  for (let at = bytes.indexOf(secret); at !== -1; at = bytes.indexOf(secret, at + 1)) {
    const isPart = /[\d:/]/.test(bytes.charAt(at - 1)) || bytes.charAt(at + secret.length) === '/';
    if (!isPart || /^\D/.test(secret)) return true;
  }
  return false;
}

/** All that raw bytes tell of it. */
export const secretsIn = (bytes: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => holds(bytes, secret));

function placeWords(place: Sighting['place']): string {
  if (place === null) return 'no place';
  if (place.kind === 'cell') return `a square of ${place.degrees}°`;
  return `the ${place.kind}`;
}

const dayWords = (seenOn: string) =>
  seenOn.includes('/') ? 'the week' : seenOn.length === 7 ? 'the month' : 'the day';

function findPost(value: unknown, id: string): Post | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('_id' in value && value._id === id && 'sighting' in value) return value as Post;
  for (const each of Object.values(value)) {
    const found = findPost(each, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Describes the answer: first what it should not hold. */
export function learnedFrom(bytes: string, { postId, secrets }: Told): string {
  const told = secretsIn(bytes, secrets);
  if (told.length > 0) return `secrets: ${told.join(' ')}`;
  const pages = bytes.split(NEXT_PAGE).filter((page) => page.startsWith('{'));
  const [post] = pages.flatMap((page) => findPost(JSON.parse(page), postId) ?? []);
  if (post === undefined) return bytes.includes(postId) ? 'that it exists' : 'nothing';
  if (post.sighting === null) return 'no sighting';
  return `${placeWords(post.sighting.place)}, ${dayWords(post.sighting.seen_on)}`;
}

const NEXT_PAGE = '\n\u0000\n';

type Ask = (url: string, body?: object) => Promise<string>;

interface Looked extends Told {
  ask: Ask;
  followerId: string;
  reportIds: readonly string[];
}

async function pagesOf(ask: Ask, url: string, body?: object): Promise<string> {
  const pages: string[] = [];
  let cursor: string | null = null;
  do {
    const page: string =
      body === undefined
        ? await ask(
            `${url}${url.includes('?') ? '&' : '?'}limit=50${cursor === null ? '' : `&cursor=${cursor}`}`,
          )
        : await ask(url, { ...body, limit: 50, ...(cursor !== null && { cursor }) });
    pages.push(page);
    cursor = (JSON.parse(page) as { next_cursor?: string | null }).next_cursor ?? null;
  } while (cursor !== null);
  return pages.join(NEXT_PAGE);
}

const SPECIES = [
  COMMON,
  'bengal-tiger',
  'bharal',
  'indian-pangolin',
  'hangul',
  'striped-hyena',
  'amur-falcon',
  ...['taxon-15241', 'taxon-5459', 'taxon-3542', 'taxon-231'],
];
const PARKS = [
  ...['kanha', 'bandipur', 'dachigam', 'valmiki', 'periyar', 'betla', 'namdapha', 'sundarbans'].map(
    (name) => `${name}-national-park`,
  ),
  'coringa-wildlife-sanctuary',
];

const general = {
  feed: ({ ask }) => pagesOf(ask, '/api/post/feed'),
  likes: ({ ask, followerId }) => pagesOf(ask, '/api/user/likes', { profileId: followerId }),
  tagged: ({ ask }) => pagesOf(ask, '/api/post/tagged', { tag: TAG }),
  bookmarks: ({ ask }) => pagesOf(ask, '/api/bookmarks/list', {}),
  'asking list': ({ ask }) => pagesOf(ask, '/api/identifications/asking', {}),
  'list of a name': ({ ask }) => pagesOf(ask, '/api/identifications/of-species', { species: COMMON }),
  'sightings by species': async ({ ask }) =>
    (await Promise.all(SPECIES.map((species) => pagesOf(ask, '/api/sightings/species', { species })))).join(
      NEXT_PAGE,
    ),
  'sightings by species and park': async ({ ask }) =>
    (
      await Promise.all(
        PARKS.map((park) => pagesOf(ask, '/api/sightings/species', { species: COMMON, park })),
      )
    ).join(NEXT_PAGE),
  'sightings by park': async ({ ask }) =>
    (await Promise.all(PARKS.map((park) => pagesOf(ask, '/api/sightings/park', { park })))).join(NEXT_PAGE),
  notifications: ({ ask }) => pagesOf(ask, '/api/notifications'),
  discover: ({ ask }) => ask('/api/user/discover', { input: '' }),
  'own export': ({ ask }) => ask('/api/user/export'),
  'own data': ({ ask }) => ask('/api/user/data'),
  'recent tracks': ({ ask }) => ask('/api/live-tracks'),
  summaries: async ({ ask }) =>
    (
      await Promise.all([
        ...SPECIES.map((species) => ask(`/api/sightings/summary?species=${species}`)),
        ...PARKS.map((park) => ask(`/api/sightings/summary?park=${park}`)),
      ])
    ).join(NEXT_PAGE),
  'photographs of species': async ({ ask }) =>
    (await Promise.all(SPECIES.map((species) => ask(`/api/species-photos?species=${species}`)))).join(
      NEXT_PAGE,
    ),
  'overview of the team': ({ ask }) => ask('/api/admin/overview'),
  'list of reports': ({ ask }) => pagesOf(ask, '/api/admin/reports'),
  'log of moderation': ({ ask }) => pagesOf(ask, '/api/admin/log'),
} satisfies Record<string, (looked: Looked) => Promise<string>>;

const particular = {
  'post view': ({ ask, postId }) => ask('/api/post/get', { postId }),
  history: ({ ask, postId }) => ask('/api/post/history', { postId }),
  comments: ({ ask, postId }) => ask('/api/comments/list', { postId }),
  identifications: ({ ask, postId }) => ask('/api/identifications/list', { postId }),
  'picture texts': ({ ask, postId }) => ask('/api/alt-texts/list', { postId }),
  profile: ({ ask, scene }) => pagesOf(ask, '/api/user/profiles', { profileId: scene.author.id }),
  'media tab': ({ ask, scene }) =>
    pagesOf(ask, '/api/user/profiles', { profileId: scene.author.id, only: 'media' }),
  'life list': ({ ask, scene }) => ask('/api/life-list/get', { profileId: scene.author.id }),
  'sightings of the cell': ({ ask, scene }) => pagesOf(ask, '/api/sightings/cell', scene.point),
  'link preview': ({ ask, postId }) => ask(`/community/post/${postId}`),
  'search for the author': ({ ask, scene }) => ask('/api/user/discover', { input: scene.username }),
  'member for the team': ({ ask, scene }) => ask(`/api/admin/members/${scene.author.id}`),
  'report of the post': async ({ ask, reportIds }) =>
    (await Promise.all(reportIds.map((id) => ask(`/api/admin/reports/${id}`)))).join(NEXT_PAGE),
  'bookmark of the post': ({ ask, postId }) => ask(`/api/bookmarks/collections?postId=${postId}`),
} satisfies Record<string, (looked: Looked) => Promise<string>>;

export type Look = keyof typeof general | keyof typeof particular;

const ofTheTeam: readonly Look[] = [
  'overview of the team',
  'list of reports',
  'log of moderation',
  'member for the team',
  'report of the post',
];
const isTeam = (viewer: Viewer) => viewer === 'moderator' || viewer === 'admin';
const forVisitors: readonly Look[] = ['summaries', 'photographs of species', 'link preview', 'recent tracks'];
const keys = Object.keys as <Key extends string>(of: Record<Key, unknown>) => Key[];

export const looksOf = (viewer: Viewer, which: 'general' | 'particular'): Look[] =>
  (which === 'general' ? keys(general) : keys(particular)).filter((where) =>
    viewer === 'visitor' ? forVisitors.includes(where) : isTeam(viewer) || !ofTheTeam.includes(where),
  );

export async function startPlaces(): Promise<Places> {
  const site = await writeTestSite();
  const api = await createTestApp({ env: { SERVE_SITE: 'yes', WEB_DIST: site.root } });
  const { write } = api.db;
  const accounts = viewers.filter((viewer) => viewer !== 'visitor');
  const members = Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await api.member(account)] as const)),
  ) as Record<Account, Member>;
  const since = new Date(Date.now() - 3_600_000);
  await write.insert(roles).values([
    { userId: members.moderator.id, role: 'moderator', since },
    { userId: members.admin.id, role: 'admin', since },
  ]);
  await write.execute(
    sql`update users set username = 'mentioned_one' where id = ${members.stranger.id}::uuid`,
  );
  const looked = new Map<string, Promise<string>>();
  let reportIds: string[] = [];
  let scenes = 0;

  const ask =
    (viewer: Viewer): Ask =>
    async (url, body) => {
      const answer = await api.call(
        viewer === 'visitor' ? null : members[viewer],
        body ? 'POST' : 'GET',
        url,
        body,
      );
      if (url !== '/api/user/export') return answer.payload;
      return [...readZip(answer.rawPayload).values()].join('\n');
    };

  async function makeScene(given?: string): Promise<Scene> {
    const number = scenes++;
    const username = `author_${number}`;
    const author = await api.member(`Author ${number}`);
    await write.execute(sql`
      update users set username = ${username}, life_list = 'public' where id = ${author.id}::uuid`);
    // Days far apart, and none the first of a month.
    const date = new Date(Date.UTC(2025, 0, 2 + number * 4));
    if (date.getUTCDate() === 1) date.setUTCDate(2);
    const day = given ?? date.toISOString().slice(0, 10);
    const point = {
      lat: Number((10 + number * 0.4 + 0.071239).toFixed(6)),
      lng: Number((100 + number * 0.4 + 0.053517).toFixed(6)),
    };
    const scene: Scene = {
      author,
      username,
      point,
      day,
      dayAfter: (days) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10),
      publish: async (seen = {}, fields = {}) => {
        const sighting = {
          species: named(COMMON),
          place: { kind: 'point', ...point },
          seen_on: day,
          ...seen,
        };
        const { pictures = '', ...others } = fields;
        const post = await publish(
          api.app,
          author,
          { content: `Seen #${TAG}`, ...(seen && { sighting: JSON.stringify(sighting) }), ...others },
          pictures === '' ? [] : [{ bytes: await colourPng() }],
        );
        return post._id;
      },
      edit: async (postId, { alts, ...changes }) => {
        const opened = await call(api.app, author, '/api/post/get', { postId });
        const { content, edited_at } = opened.body['post'] as Post;
        const sent = { postId, edited_at, content, ...changes, ...(alts && { image_alts: alts }) };
        await done(call(api.app, author, '/api/post/edit', sent));
      },
      suggest: async (postId, species, as = 'stranger') => {
        await done(call(api.app, members[as], '/api/identifications/suggest', { postId, species }));
      },
      ask: (path, body, as) => done(call(api.app, as ? members[as] : author, `/api/${path}`, { ...body })),
    };
    return scene;
  }

  async function meet(all: readonly Told[]): Promise<void> {
    const authors = [...new Set(all.map(({ scene }) => scene.author.id))];
    const tie = (one: string, other: string) => {
      const [lowId = one, highId = other] = [one, other].sort();
      return { lowId, highId, requestedBy: one, status: 'accepted' as const };
    };
    await write
      .insert(follows)
      .values(authors.map((followeeId) => ({ followerId: members.follower.id, followeeId })));
    await write.insert(connections).values(authors.map((author) => tie(author, members.connection.id)));
    const ids = all.map(({ postId }) => postId);
    await write.insert(likes).values(ids.map((postId) => ({ postId, userId: members.follower.id })));
    await write
      .insert(bookmarks)
      .values(accounts.flatMap((account) => ids.map((postId) => ({ postId, userId: members[account].id }))));
    await write
      .insert(blocks)
      .values(authors.map((blockerId) => ({ blockerId, blockedId: members.blocked.id })));
    const [reported] = all;
    if (reported === undefined) return;
    const evidence = newId();
    const about = { subject: 'post' as const, subjectId: reported.postId };
    const owner = { ownerId: reported.scene.author.id, ownerName: 'Author', digest: 'c'.repeat(64) };
    await write.insert(reportEvidence).values({ id: evidence, ...about, ...owner });
    const report = { id: newId(), reporterId: members.connection.id, ...about, reason: 'spam' as const };
    await write.insert(reports).values({ ...report, evidenceId: evidence });
    reportIds = [report.id];
  }

  return {
    api,
    members,
    makeScene,
    settle: async (all) => {
      for (const { scene } of all) {
        const ofAuthor = sql`select id from posts where author_id = ${scene.author.id}::uuid`;
        // Publishes at a minute of the day of the sighting, as people do who post at once.
        const shift = sql`(${`${scene.day}T13:14:15.926Z`}::timestamptz - (
          select min(created_at) from posts where author_id = ${scene.author.id}::uuid))`;
        await write.execute(
          sql`update post_versions set edited_at = edited_at + ${shift} where post_id in (${ofAuthor})`,
        );
        for (const table of ['post_tags', 'sightings', 'sighting_species'])
          await write.execute(sql`
            update ${sql.identifier(table)} set created_at = created_at + ${shift} where post_id in (${ofAuthor})`);
        await write.execute(sql`
          update posts set created_at = created_at + moved.by, edited_at = edited_at + moved.by
          from (select ${shift} as by) moved where author_id = ${scene.author.id}::uuid`);
      }
      await meet(all);
    },
    look: (where, viewer, told) => {
      const isGeneral = where in general;
      const key = `${where} ${viewer} ${isGeneral ? '' : told.postId}`;
      const before = looked.get(key);
      if (before !== undefined) return before;
      const reader = { ...general, ...particular }[where];
      const text = reader({
        ...told,
        ask: ask(viewer),
        followerId: members.follower.id,
        reportIds,
      });
      looked.set(key, text);
      return text;
    },
    close: async () => {
      await api.close();
      await site.remove();
    },
  };
}

async function done(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
