import type { Post, Sighting, SightingInput } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../src/platform/db/types';
import { type Caller, type PostsApi, publish, startPostsApi } from '../../src/posts/posts.testing';
import { writeSighting } from '../../src/posts/sightings/write-sighting';
import { openMembers, openSite } from '../../src/public/guests/guests.testing';
import type { TestAppOptions } from '../../src/testing';

export const EXACT = { lat: 68.571239, lng: 153.174561 };
/** The author's name for it. */
export const PLACE_NAME = 'Behind the old pump house';
export const CELL = { lat: 68.5, lng: 153.1 };
export const DAY = '1987-05-17';
export const MONTH = '1987-05';
export const HIDDEN_PARK = 'kaziranga-national-park';

/**
 * The first digits beyond the cell, the place's name, the day in two forms, and the park that its author
 * hides.
 */
const SECRETS = ['68.57', '153.17', '571239', '174561', PLACE_NAME, DAY, '05-17', HIDDEN_PARK, 'hide_place'];

/** Random ids and days of this century, which hold the digits of a secret now and then by chance. */
const BY_CHANCE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|20\d\d-\d\d-\d\d/gi;

/** @returns signs of the exact place or day; none if all is well */
export function secretsIn(bytes: string | Buffer): string[] {
  const text = bytes.toString('utf8').replaceAll(BY_CHANCE, ' ');
  return SECRETS.filter((secret) => text.includes(secret));
}

export const tigerAt = (
  place: SightingInput['place'],
  others: Partial<SightingInput> = {},
): SightingInput => ({
  species: [{ species: 'bengal-tiger', count: 2 }],
  place,
  seen_on: DAY,
  hide_place: false,
  ...others,
});

export const exactTiger = tigerAt({ kind: 'point', ...EXACT, name: PLACE_NAME });
export const hiddenChital: SightingInput = {
  ...tigerAt({ kind: 'park', park: HIDDEN_PARK }, { hide_place: true }),
  species: [{ species: 'chital', count: null }],
};

const OF_THE_AUTHOR = ['sightings', 'sighting_species'];

/** Tables other than the author's own that hold the exact place or day. */
export async function tablesWithSecrets(db: Db): Promise<string[]> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts = tables
    .filter(({ name }) => !OF_THE_AUTHOR.includes(name))
    .map(
      ({ name }) =>
        sql`select ${sql.raw(`'${name}'`)} as name, json_agg(t)::text as text from ${sql.identifier(name)} t`,
    );
  const rows = await queryRows<{ name: string; text: string | null }>(db, sql.join(texts, sql` union all `));
  return rows.flatMap(({ name, text }) => secretsIn(text ?? '').map((secret) => `${name}: ${secret}`));
}

/** All that a statement reads for the author of a post alone. */
const FOR_THE_AUTHOR =
  /case when \w+\.author_id = \$1::uuid and \w+\.sighting is not null\s+then \([\s\S]*?from sightings s where s\.post_id = \w+\.id\) else \w+\.sighting end/g;

const TABLES = /\b(?:from|join)\s+(?:sightings|sighting_species)\s+(?:as\s+)?(\w+)/g;

/** @returns columns of the exact place or day that others than the author could read */
export function exactColumnsIn(statement: string): string[] {
  const text = statement.replaceAll('"', '').replace(FOR_THE_AUTHOR, '');
  return [...text.matchAll(TABLES)].flatMap(([, alias = '']) =>
    alias === 'where'
      ? ['a table without an alias']
      : (text.match(
          new RegExp(`\\b${alias}\\.(?:lat|lng|place_name|park|seen_on|hide_place|\\*)|\\(${alias}\\)`, 'g'),
        ) ?? []),
  );
}

export const seenByOthers: Sighting = {
  species: [{ species: 'bengal-tiger', count: 2 }],
  place: { kind: 'cell', ...CELL, degrees: 0.2 },
  seen_on: MONTH,
  protected: true,
};

export const sightingIn = (answer: string, id: string) =>
  (JSON.parse(answer) as { posts: Post[] }).posts.find(({ _id }) => _id === id)?.sighting;

export interface Attack {
  api: PostsApi;
  author: Caller;
  mallory: Caller;
  publishTiger(sighting?: SightingInput, fields?: Record<string, string>): Promise<Post>;
  rewrite(post: Post, sighting: SightingInput | null): Promise<void>;
  /** Raw bytes of an answer, to mallory unless told otherwise; null is a visitor. */
  ask(url: string, body?: object, who?: Caller | null): Promise<string>;
  /** Answer whole posts. */
  postLists(): [url: string, body?: object][];
  lists(): [url: string, body?: object][];
  askAll(who?: Caller | null): Promise<string[]>;
}

export async function startAttack(options?: TestAppOptions): Promise<Attack> {
  const api = await startPostsApi(options);
  const author = await api.member('asha');
  const mallory = await api.member('chitra');
  await openSite(api);
  await openMembers(api, author.id);
  const attack: Attack = {
    api,
    author,
    mallory,
    publishTiger: (sighting = exactTiger, fields = {}) =>
      publish(api.app, author, { content: 'Seen #tiger', sighting: JSON.stringify(sighting), ...fields }),
    rewrite: ({ _id, createdAt, asks }, sighting) =>
      api.db.write.transaction((tx) =>
        writeSighting(
          tx,
          { postId: _id, authorId: author.id, createdAt: new Date(createdAt), asks },
          sighting,
        ),
      ),
    ask: async (url, payload, who = mallory) => {
      const headers = who?.headers ?? {};
      const answer = await api.app.inject(
        payload ? { method: 'POST', url, headers, payload } : { method: 'GET', url, headers },
      );
      return answer.payload;
    },
    postLists: () => [
      ['/api/post/feed'],
      ['/api/user/profiles', { profileId: author.id }],
      ['/api/user/likes', { profileId: author.id }],
      ['/api/post/tagged', { tag: 'tiger' }],
      ['/api/post/search', { input: 'tiger' }],
      ['/api/sightings/all', {}],
      ['/api/sightings/species', { species: 'bengal-tiger' }],
      ['/api/sightings/species', { species: 'bengal-tiger', month: Number(MONTH.slice(5)) }],
      ['/api/sightings/cell', CELL],
    ],
    lists: () => [
      ...attack.postLists(),
      ['/api/feeds/club.atom'],
      ['/api/feeds/club.json'],
      [`/api/feeds/member/${author.id}.json`],
      ['/api/feeds/species/bengal-tiger.json'],
      [`/api/guests/members/${author.id}`],
      ['/api/guests/sightings?species=bengal-tiger'],
      ['/api/sightings/summary?species=bengal-tiger'],
      ['/api/sightings/latest'],
    ],
    askAll: (who = mallory) => Promise.all(attack.lists().map(([url, body]) => attack.ask(url, body, who))),
  };
  return attack;
}
