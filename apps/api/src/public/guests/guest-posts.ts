import type { Author, Sighting } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { authorJson } from '../../people/author-json';
import { isOpenToGuests } from '../../people/open-to-guests';
import { NIL_ID } from '../../platform/common/ids';
import { isoTime } from '../../platform/common/iso-time';
import { postRow, userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { pictureUrl } from '../../platform/media/picture-json';
import { showsPark, timeFor } from '../../posts/view/post-json';
import { keysBelow } from '../../taxa/keys-below';
import { toGuestTexts, type WrittenText } from './guest-text';

/** Where few members open their posts, older ones are not looked for. */
const LOOK_BACK = 400;
const MAX_SHOWN = 30;

interface Written extends WrittenText {
  id: string;
  author: Author;
  pictures: string[];
  /** As others than the author see it. */
  sighting: Sighting | null;
  createdAt: string;
  edited_at: string | null;
}

export interface GuestPost extends Pick<Written, 'id' | 'author' | 'sighting' | 'createdAt' | 'edited_at'> {
  content: string;
  pictures: { url: string; alt: string }[];
}

const [post, author] = [postRow('p'), userRow('u')];
/** Is nobody's id, so that no post is the reader's own. */
const guest = sql.raw(`'${NIL_ID}'::uuid`);
const shownTime = (time: SQL) => isoTime(timeFor(guest, post, time));

const guestPostJson = sql`json_build_object('id', p.id, 'author', ${authorJson(author)}, 'content', p.content,
  'alts', coalesce(images.alts, '[]'), 'pictures', coalesce(images.urls, '[]'), 'in_park', coalesce(${showsPark(post)}, false),
  'was_protected', p.strictest_level > 0 or p.asks, 'sighting', p.sighting, 'createdAt', ${shownTime(sql`p.created_at`)},
  'edited_at', case when p.edited_at is not null then ${shownTime(sql`p.edited_at`)} end)`;

/** @param candidates rows of `id` and `created_at` */
const selectOpen = (candidates: SQL, now: SQL): SQL => sql`
  select ${guestPostJson} as post
  from (${candidates}) newest join posts p on p.id = newest.id join users u on u.id = p.author_id
  cross join lateral (
    select json_agg(i.alt order by i.position) as alts, json_agg(${pictureUrl(sql`i.media_hash`)} order by i.position) as urls
    from post_images i where i.post_id = p.id
  ) images
  where p.hidden_at is null and ${isOpenToGuests(author, sql`${now}::timestamptz`)}
  order by newest.created_at desc, newest.id desc limit ${literal(MAX_SHOWN)}`;

/** @param rows a condition on the rows `l` of the table */
const newestIn = (table: SQL, id: SQL, rows: SQL): SQL => sql`
  select ${id} as id, l.created_at from ${table} l where ${rows}
  order by l.created_at desc, ${id} desc limit ${literal(LOOK_BACK)}`;

type Row = { post: Written };
const define = (name: string, candidates: (key: SQL) => SQL) =>
  defineStatement<Row, [key: string, now: string]>(name, (key, now) => selectOpen(candidates(key), now));

const postId = sql`l.post_id`;

const statements = {
  club: define('guest_posts', (key) => newestIn(sql`posts`, sql`l.id`, sql`${key}::text is not null`)),
  member: define('guest_posts_of_member', (key) =>
    newestIn(sql`posts`, sql`l.id`, sql`l.author_id = ${key}::uuid`),
  ),
  species: define(
    'guest_posts_of_species',
    (key) => sql`
    select distinct l.id, l.created_at from ${keysBelow(sql`${key}::text`)} other cross join lateral (
      ${newestIn(sql`sighting_species`, postId, sql`l.species = other.key`)}) l
    order by l.created_at desc, l.id desc limit ${literal(LOOK_BACK)}`,
  ),
  park: define('guest_posts_of_park', (key) =>
    newestIn(sql`sightings`, postId, sql`l.public_park = ${key}::text`),
  ),
};

export type GuestList = keyof typeof statements;

const oneOpen = define('guest_post', (key) => newestIn(sql`posts`, sql`l.id`, sql`l.id = ${key}::uuid`));

function toGuestPost({
  id,
  author: by,
  pictures,
  sighting,
  createdAt,
  edited_at,
  ...written
}: Written): GuestPost {
  const { content, alts } = toGuestTexts(written);
  const described = pictures.map((url, index) => ({ url, alt: alts[index] ?? '' }));
  return { id, author: by, content, pictures: described, sighting, createdAt, edited_at };
}

/** Ordered by the time that guests read: the true order would tell the day of a protected sighting. */
export async function readGuestPosts(db: Db, list: GuestList, key: string, now: Date): Promise<GuestPost[]> {
  const rows = await statements[list].run(db, key, now.toISOString());
  return rows
    .map((row) => toGuestPost(row.post))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id));
}

/** Null if guests may not read it, for whatever reason. */
export async function readGuestPost(db: Db, id: string, now: Date): Promise<GuestPost | null> {
  const [row] = await oneOpen.run(db, id, now.toISOString());
  return row ? toGuestPost(row.post) : null;
}

const openAuthor = defineStatement<{ name: string }, [userId: string, now: string]>(
  'guest_author',
  (userId, now) => sql`
    select u.full_name as name from users u where u.id = ${userId}::uuid and ${isOpenToGuests(author, sql`${now}::timestamptz`)}`,
);

/** Null if their posts are not open to guests, or there is nobody of this id. */
export async function findOpenAuthor(db: Db, userId: string, now: Date): Promise<string | null> {
  return (await openAuthor.run(db, userId, now.toISOString()))[0]?.name ?? null;
}
