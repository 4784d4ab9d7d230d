import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { media } from './media';
import { users } from './users';

/** Triggers (migration 0002) maintain `likesTotal`. */
export const posts = pgTable(
  'posts',
  {
    id: id().primaryKey(),
    authorId: id('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull().default(''),
    postType: text('post_type', { enum: ['text', 'image', 'text_with_image'] }).notNull(),
    /** Makes publishing idempotent. */
    clientId: uuid('client_id'),
    likesTotal: integer('likes_total').notNull().default(0),
    createdAt: createdAt(),
    /** Hidden by a moderator from everybody but the author. */
    hiddenAt: moment('hidden_at'),
    /** For the author. */
    hiddenReason: text('hidden_reason'),
  },
  (t) => [
    unique('posts_client_id_key').on(t.authorId, t.clientId),
    // Read backwards: desc() puts nulls last, unlike `order by … desc`.
    index('posts_author_index').on(t.authorId, t.createdAt, t.id, t.hiddenAt),
    index('posts_newest_index').on(t.createdAt, t.id),
    check('posts_content_length', sql`char_length(content) <= 2000`),
    check(
      'posts_not_empty',
      sql`(post_type = 'image' and content = '') or (post_type in ('text', 'text_with_image') and content <> '')`,
    ),
    check('posts_likes_not_negative', sql`likes_total >= 0`),
    check('posts_hidden_with_reason', sql`(hidden_at is null) = (hidden_reason is null)`),
  ],
);

export const postImages = pgTable(
  'post_images',
  {
    postId: id('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaHash: text('media_hash')
      .notNull()
      .references(() => media.hash, { onDelete: 'restrict' }),
    alt: text('alt').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.position] }),
    index('post_images_media_index').on(t.mediaHash),
    check('post_images_position_range', sql`position between 0 and 3`),
    check('post_images_alt_length', sql`char_length(alt) <= 300`),
  ],
);

export const likes = pgTable(
  'likes',
  {
    postId: id('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index('likes_of_post_index').on(t.postId, t.createdAt, t.userId),
    index('likes_of_user_index').on(t.userId, t.createdAt, t.postId),
  ],
);

/** Hashtags of the texts, in their stored form. */
export const postTags = pgTable(
  'post_tags',
  {
    postId: id('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    /** Of the post. */
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.tag] }),
    index('post_tags_newest_index').on(t.tag, t.createdAt, t.postId),
    check('post_tags_tag_length', sql`char_length(tag) between 1 and 100`),
  ],
);

/** What a migration leaves to `db/backfills.ts`; a row goes when its work is done. */
export const pendingBackfills = pgTable('pending_backfills', { name: text('name').primaryKey() });
