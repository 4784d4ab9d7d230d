import type { Post, SightingInput } from '@aranya/contracts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { readArchive } from '../../src/posts/darwin-core/darwin-core.testing';
import { makeArchive } from '../../src/posts/darwin-core/make-archive';
import { type Answer, call, colourPng, publish } from '../../src/posts/posts.testing';
import { writeTestSite } from '../../src/public/site/site.testing';
import { createTestApp, type Member, readZip, type TestApp } from '../../src/testing';
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
      if (url === ARCHIVE) return await readWholeArchive(api);
      const answer = await api.call(
        viewer === 'visitor' ? null : members[viewer],
        body ? 'POST' : 'GET',
        url,
        body,
      );
      if (url !== '/api/user/export') return answer.payload;
      return [...(await readZip(answer.rawPayload)).values()].join('\n');
    };

  async function makeScene(given?: string): Promise<Scene> {
    const number = scenes++;
    const username = `author_${number}`;
    const author = await api.member(`Author ${number}`);
    await write.execute(sql`
      update users set username = ${username}, life_list = 'public', record_licence = 'cc0' where id = ${author.id}::uuid`);
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
      const key = `${where} ${viewer} ${isGeneral(where) ? '' : told.postId}`;
      const before = looked.get(key);
      if (before !== undefined) return before;
      const { scene, postId } = told;
      const followerId = members.follower.id;
      const text = readLook(where, { scene, postId, ask: ask(viewer), followerId, reportIds });
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
