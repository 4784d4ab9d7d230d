import type { GuestPost } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { authorJson } from '../../people/author-json';
import { isOpenToGuests } from '../../people/open-to-guests';
import { NIL_ID } from '../../platform/common/ids';
import { isoTime } from '../../platform/common/iso-time';
import { postRow, userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { pictureJson } from '../../platform/media/picture-json';
import { showsPark, timeFor } from '../../posts/view/post-json';
import { keysBelow } from '../../taxa/keys-below';
import { toGuestTexts, type WrittenText } from './guest-text';

/** Where few members open their posts, older ones are not looked for. */
const LOOK_BACK = 400;
const MAX_SHOWN = 30;

interface Written extends WrittenText, Omit<GuestPost, 'content'> {}

const [post, author] = [postRow('p'), userRow('u')];
/** Is nobody's id, so that no post is the reader's own. */
const guest = sql.raw(`'${NIL_ID}'::uuid`);
/** As others than the author read it, beside the post `p`. */
export const toGuestTime = (time: SQL) => isoTime(timeFor(guest, post, time));

const guestPostJson = sql`json_build_object('_id', p.id, 'user', ${authorJson(author)}, 'content', p.content,
  'alts', coalesce(pictures.alts, '[]'), 'images', coalesce(pictures.images, '[]'),
  'in_park', coalesce(${showsPark(post)}, false), 'was_protected', p.strictest_level > 0 or p.asks, 'sighting', p.sighting,
  'createdAt', ${toGuestTime(sql`p.created_at`)},
  'edited_at', case when p.edited_at is not null then ${toGuestTime(sql`p.edited_at`)} end)`;

/**
 * "offset 0" makes the planner look up each post by the primary key.
 * @param candidates rows of `id` and `created_at`
 */
const selectOpen = (candidates: SQL, now: SQL): SQL => sql`
  select ${guestPostJson} as post
  from (${candidates}) newest
  cross join lateral (select * from posts own where own.id = newest.id offset 0) p
  join users u on u.id = p.author_id
  cross join lateral (
    select json_agg(i.alt order by i.position) as alts,
      json_agg(${pictureJson(sql`m`, sql`i.alt`)} order by i.position) as images
    from post_images i join media m on m.hash = i.media_hash where i.post_id = p.id
  ) pictures
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

interface OpenPost {
  post: GuestPost;
  /** As its author wrote it, not for guests. */
  written: WrittenText;
}

export type GuestList = keyof typeof statements;

const oneOpen = define('guest_post', (key) => newestIn(sql`posts`, sql`l.id`, sql`l.id = ${key}::uuid`));

const withoutPoint = (sighting: GuestPost['sighting']) =>
  sighting?.place?.kind === 'point' ? { ...sighting, place: null } : sighting;

function toGuestPost(written: Written): GuestPost {
  const { _id, user, images, sighting, createdAt, edited_at } = written;
  const { content, alts } = toGuestTexts(written);
  return {
    _id,
    user,
    content,
    images: images.map((image, index) => ({ ...image, alt: alts[index] ?? '' })),
    sighting: withoutPoint(sighting),
    createdAt,
    edited_at,
  };
}

/** Ordered by the time that guests read: the true order would tell the day of a protected sighting. */
export async function readGuestPosts(db: Db, list: GuestList, key: string, now: Date): Promise<GuestPost[]> {
  const rows = await statements[list].run(db, key, now.toISOString());
  return rows
    .map((row) => toGuestPost(row.post))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other._id.localeCompare(one._id));
}

/** Null if guests may not read it, for whatever reason. */
export async function readGuestPost(db: Db, id: string, now: Date): Promise<OpenPost | null> {
  const [row] = await oneOpen.run(db, id, now.toISOString());
  return row ? { post: toGuestPost(row.post), written: row.post } : null;
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
