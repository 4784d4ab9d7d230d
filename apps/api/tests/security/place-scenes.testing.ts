import type { Post, SightingInput } from '@aranya/contracts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { newId } from '../../src/platform/common/ids';
import { bookmarks, likes, reportEvidence, reports, roles } from '../../src/platform/db/schema';
import { type Db } from '../../src/platform/db/types';
import { readArchive } from '../../src/posts/darwin-core/darwin-core.testing';
import { makeArchive } from '../../src/posts/darwin-core/make-archive';
import { type ApiAnswer, call, colourPng, publish } from '../../src/posts/posts.testing';
import { writeTestSite } from '../../src/public/site/site.testing';
import {
  createTestApp,
  type Member,
  readZip,
  seedBlock,
  seedConnection,
  seedFollow,
  type TestApp,
} from '../../src/testing';
import {
  type Ask,
  ARCHIVE,
  COMMON,
  isGeneral,
  type Look,
  readLook,
  TAG,
  type Viewer,
  viewers,
} from './place-looks.testing';

type Account = Exclude<Viewer, 'visitor'>;

const accounts = viewers.filter((viewer) => viewer !== 'visitor');

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
  ask(path: string, body: object, as?: Account): Promise<ApiAnswer['body']>;
}

export const named = (...slugs: string[]): SightingInput['species'] =>
  slugs.map((species) => ({ species, count: null }));

export interface SceneSighting {
  scene: Scene;
  postId: string;
  secrets: readonly string[];
}

export interface Places {
  api: TestApp;
  members: Record<Account, Member>;
  makeScene(day?: string): Promise<Scene>;
  /** Moves today's posts to the scenes' days, and makes viewers and posts known to each other. */
  settle(all: readonly SceneSighting[]): Promise<void>;
  look(where: Look, viewer: Viewer, about: SceneSighting): Promise<string>;
  close(): Promise<void>;
}

/** The text of all its files. */
async function readWholeArchive({ db, env }: TestApp): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-places-'));
  const file = join(folder, 'records.zip');
  const site = { url: env.siteUrl, name: 'Aranya', contactEmail: env.contact.email };
  await makeArchive({ db: db.write, site, now: new Date() }, file);
  const { occurrences, text, faults } = await readArchive(await readFile(file), site.url);
  if (occurrences.length === 0 || faults.length > 0)
    throw new Error(`The archive is not whole: ${faults.join()}`);
  await rm(folder, { recursive: true });
  return text;
}

async function seedMembers(api: TestApp): Promise<Record<Account, Member>> {
  const members = Object.fromEntries(
    await Promise.all(accounts.map(async (account) => [account, await api.member(account)] as const)),
  ) as Record<Account, Member>;
  const since = new Date(Date.now() - 3_600_000);
  await api.db.write.insert(roles).values([
    { userId: members.moderator.id, role: 'moderator', since },
    { userId: members.admin.id, role: 'admin', since },
  ]);
  await api.db.write.execute(
    sql`update users set username = 'mentioned_one' where id = ${members.stranger.id}::uuid`,
  );
  return members;
}

const createAsk =
  ({ api, members }: Pick<Places, 'api' | 'members'>, viewer: Viewer): Ask =>
  async (url, body) => {
    if (url === ARCHIVE) return await readWholeArchive(api);
    const caller = viewer === 'visitor' ? null : members[viewer];
    const answer = await api.call(caller, body ? 'POST' : 'GET', url, body);
    if (url !== '/api/user/export') return answer.payload;
    return [...(await readZip(answer.rawPayload)).values()].join('\n');
  };

/** Days far apart, and none the first of a month. */
function sceneDay(number: number): string {
  const date = new Date(Date.UTC(2025, 0, 2 + number * 4));
  if (date.getUTCDate() === 1) date.setUTCDate(2);
  return date.toISOString().slice(0, 10);
}

async function createScene(
  { api, members }: Pick<Places, 'api' | 'members'>,
  number: number,
  day = sceneDay(number),
): Promise<Scene> {
  const username = `author_${number}`;
  const author = await api.member(`Author ${number}`);
  await api.db.write.execute(sql`
    update users set username = ${username}, life_list = 'public', record_licence = 'cc0' where id = ${author.id}::uuid`);
  const point = {
    lat: Number((10 + number * 0.4 + 0.071239).toFixed(6)),
    lng: Number((100 + number * 0.4 + 0.053517).toFixed(6)),
  };
  return {
    author,
    username,
    point,
    day,
    dayAfter: (days) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10),
    publish: async (seen = {}, fields = {}) => {
      const sighting = { species: named(COMMON), place: { kind: 'point', ...point }, seen_on: day, ...seen };
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
}

/** Publishes at a minute of the sighting's day, as people do who post at once. */
async function moveToDay(db: Db, { author, day }: Scene): Promise<void> {
  const authorId = sql`${author.id}::uuid`;
  const ofAuthor = sql`select id from posts where author_id = ${authorId}`;
  const shift = sql`(${`${day}T13:14:15.926Z`}::timestamptz - (
    select min(created_at) from posts where author_id = ${authorId}))`;
  await db.execute(
    sql`update post_versions set edited_at = edited_at + ${shift} where post_id in (${ofAuthor})`,
  );
  for (const table of ['post_tags', 'sightings', 'sighting_species'])
    await db.execute(sql`
      update ${sql.identifier(table)} set created_at = created_at + ${shift} where post_id in (${ofAuthor})`);
  await db.execute(sql`
    update posts set created_at = created_at + moved.by, edited_at = edited_at + moved.by
    from (select ${shift} as by) moved where author_id = ${authorId}`);
}

async function meet(db: Db, members: Record<Account, Member>, all: readonly SceneSighting[]): Promise<void> {
  const authors = [...new Set(all.map(({ scene }) => scene.author.id))];
  const ids = all.map(({ postId }) => postId);
  for (const authorId of authors) {
    await seedFollow(db, members.follower.id, authorId);
    await seedConnection(db, authorId, members.connection.id);
    await seedBlock(db, authorId, members.blocked.id);
  }
  await db.insert(likes).values(ids.map((postId) => ({ postId, userId: members.follower.id })));
  await db
    .insert(bookmarks)
    .values(accounts.flatMap((account) => ids.map((postId) => ({ postId, userId: members[account].id }))));
}

/** @returns the report's id */
async function reportPost(db: Db, { postId, scene }: SceneSighting, reporterId: string): Promise<string> {
  const [id, evidenceId] = [newId(), newId()];
  const about = { subject: 'post' as const, subjectId: postId };
  const owner = { ownerId: scene.author.id, ownerName: 'Author', digest: 'c'.repeat(64) };
  await db.insert(reportEvidence).values({ id: evidenceId, ...about, ...owner });
  await db.insert(reports).values({ id, reporterId, ...about, reason: 'spam', evidenceId });
  return id;
}

export async function startPlaces(): Promise<Places> {
  const site = await writeTestSite();
  const api = await createTestApp({ env: { SERVE_SITE: 'yes', WEB_DIST: site.root } });
  const { write } = api.db;
  const members = await seedMembers(api);
  const looked = new Map<string, Promise<string>>();
  let reportIds: string[] = [];
  let scenes = 0;
  return {
    api,
    members,
    makeScene: (day) => createScene({ api, members }, scenes++, day),
    settle: async (all) => {
      for (const { scene } of all) await moveToDay(write, scene);
      await meet(write, members, all);
      const [first] = all;
      if (first) reportIds = [await reportPost(write, first, members.connection.id)];
    },
    look: (where, viewer, told) => {
      const key = `${where} ${viewer} ${isGeneral(where) ? '' : told.postId}`;
      const before = looked.get(key);
      if (before !== undefined) return before;
      const { scene, postId } = told;
      const ask = createAsk({ api, members }, viewer);
      const text = readLook(where, { scene, postId, ask, followerId: members.follower.id, reportIds });
      looked.set(key, text);
      return text;
    },
    close: async () => {
      await api.close();
      await site.remove();
    },
  };
}

async function done(answer: Promise<ApiAnswer>): Promise<ApiAnswer['body']> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
