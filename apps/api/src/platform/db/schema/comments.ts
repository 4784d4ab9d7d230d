import { limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, hasLength, id, moment, partialIndex } from './columns';
import { posts } from './posts';
import { users } from './users';

export const comments = pgTable(
  'comments',
  {
    id: id().primaryKey(),
    postId: belongsTo('post_id', () => posts.id),
    /** Null for a deleted account's comment that others answered. */
    authorId: id('author_id').references(() => users.id, { onDelete: 'cascade' }),
    parentId: id('parent_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    clientId: uuid('client_id'),
    likesTotal: integer('likes_total').notNull().default(0),
    answersTotal: integer('answers_total').notNull().default(0),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
    hiddenAt: moment('hidden_at'),
    hiddenReason: text('hidden_reason'),
  },
  (t) => [
    unique('comments_client_id_key').on(t.authorId, t.clientId),
    partialIndex('comments_of_post_index', [t.postId, t.id], sql`parent_id is null`),
    partialIndex('comments_answers_index', [t.parentId, t.id], sql`parent_id is not null`),
    index('comments_post_author_index').on(t.postId, t.authorId),
    partialIndex('comments_hidden_index', [t.authorId, t.hiddenAt], sql`hidden_at is not null`),
    check('comments_content_length', hasLength('content', limits.commentText)),
    check('comments_not_empty', sql`(content = '') = (deleted_at is not null)`),
    check('comments_author_named', sql`author_id is not null or deleted_at is not null`),
    check('comments_totals_not_negative', sql`least(likes_total, answers_total) >= 0`),
    check('comments_hidden_with_reason', sql`(hidden_at is null) = (hidden_reason is null)`),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: belongsTo('comment_id', () => comments.id),
    userId: belongsTo('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.userId] }), index('comment_likes_user_index').on(t.userId)],
);

/** They get the open post's `post` events until then. */
export const postWatchers = pgTable(
  'post_watchers',
  {
    postId: belongsTo('post_id', () => posts.id),
    userId: belongsTo('user_id', () => users.id),
    until: moment('until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index('post_watchers_user_index').on(t.userId),
    index('post_watchers_until_index').on(t.until),
  ],
);
