import { limits, type NamedTaxon, pictureLicences, postTypes, type Sighting } from '@aranya/contracts';
import { sensitivityLevels } from '@aranya/wildlife-data';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, hasLength, id, isOneOf, moment, partialIndex, tsvector } from './columns';
import { media } from './media';
import { users } from './users';

/** Triggers (migrations 0002 and 0011) maintain `likesTotal` and `commentsTotal`. */
export const posts = pgTable(
  'posts',
  {
    id: id().primaryKey(),
    authorId: belongsTo('author_id', () => users.id),
    content: text('content').notNull().default(''),
    postType: text('post_type', { enum: postTypes }).notNull(),
    /** Makes publishing idempotent. */
    clientId: uuid('client_id'),
    likesTotal: integer('likes_total').notNull().default(0),
    createdAt: createdAt(),
    hiddenAt: moment('hidden_at'),
    hiddenReason: text('hidden_reason'),
    commentsTotal: integer('comments_total').notNull().default(0),
    editedAt: moment('edited_at'),
    asks: boolean('asks').notNull().default(false),
    agreedSpecies: text('agreed_species'),
    /** Null if the catalogue has it. */
    agreedTaxon: json('agreed_taxon').$type<NamedTaxon>(),
    /** For others, so never a protected place; `sightings` has the exact one. */
    sighting: json('sighting').$type<Sighting>(),
    /**
     * Indexes in `sensitivityLevels`, each the strictest so far: of species the author named, of suggested
     * ones, of all.
     */
    namedLevel: smallint('named_level').notNull().default(0),
    suggestedLevel: smallint('suggested_level').notNull().default(0),
    strictestLevel: smallint('strictest_level').notNull().default(0),
    /** Without case and accents, and without their positions. */
    words: tsvector('words').generatedAlwaysAs(
      sql`strip(to_tsvector('simple'::regconfig, aranya_fold(content)))`,
    ),
  },
  (t) => [
    unique('posts_client_id_key').on(t.authorId, t.clientId),
    // Read backwards: desc() puts nulls last, unlike `order by … desc`.
    index('posts_author_index').on(t.authorId, t.createdAt, t.id, t.hiddenAt),
    index('posts_newest_index').on(t.createdAt, t.id),
    index('posts_words_index').using('gin', t.words),
    partialIndex('posts_pictured_index', [t.createdAt, t.id], sql`post_type <> 'text'`),
    partialIndex('posts_agreed_index', [t.agreedSpecies, t.createdAt, t.id], sql`agreed_species is not null`),
    partialIndex('posts_asking_index', [t.createdAt, t.id], sql`asks and agreed_species is null`),
    partialIndex('posts_own_asking_index', [t.authorId, t.createdAt, t.id], sql`asks`),
    partialIndex('posts_hidden_index', [t.authorId, t.hiddenAt], sql`hidden_at is not null`),
    check('posts_content_length', hasLength('content', limits.postText)),
    check(
      'posts_not_empty',
      sql`(post_type = 'image' and content = '') or (post_type in ('text', 'text_with_image') and content <> '')`,
    ),
    check('posts_likes_not_negative', sql`likes_total >= 0`),
    check('posts_comments_not_negative', sql`comments_total >= 0`),
    check(
      'posts_levels',
      sql.raw(
        `least(named_level, suggested_level) >= 0 and strictest_level <= ${sensitivityLevels.length - 1}`,
      ),
    ),
    check('posts_agreed_asked', sql`agreed_species is null or asks`),
    check('posts_hidden_with_reason', sql`(hidden_at is null) = (hidden_reason is null)`),
  ],
);

export const postImages = pgTable(
  'post_images',
  {
    postId: belongsTo('post_id', () => posts.id),
    position: smallint('position').notNull(),
    mediaHash: text('media_hash')
      .notNull()
      .references(() => media.hash, { onDelete: 'restrict' }),
    alt: text('alt').notNull().default(''),
    licence: text('licence', { enum: pictureLicences }).notNull().default('all_rights_reserved'),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.position] }),
    index('post_images_media_index').on(t.mediaHash),
    partialIndex('post_images_open_index', [t.postId, t.position], sql`licence <> 'all_rights_reserved'`),
    check('post_images_licence_known', isOneOf('licence', pictureLicences)),
    check('post_images_position_range', sql.raw(`position between 0 and ${limits.imagesPerPost - 1}`)),
    check('post_images_alt_length', hasLength('alt', limits.imageAlt)),
  ],
);

export const likes = pgTable(
  'likes',
  {
    postId: belongsTo('post_id', () => posts.id),
    userId: belongsTo('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index('likes_of_post_index').on(t.postId, t.createdAt, t.userId),
    index('likes_of_user_index').on(t.userId, t.createdAt, t.postId),
    // Small, as rows lie in the order of time: for counts by day.
    index('likes_time_index').using('brin', t.createdAt),
  ],
);

export const postTags = pgTable(
  'post_tags',
  {
    postId: belongsTo('post_id', () => posts.id),
    tag: text('tag').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.tag] }),
    index('post_tags_newest_index').on(t.tag, t.createdAt, t.postId),
    // For hashtags by their beginning, however they are spelt.
    index('post_tags_folded_index').on(sql`aranya_fold(tag)`, t.tag),
    check('post_tags_tag_length', hasLength('tag', limits.hashtag, 1)),
  ],
);

/** Work that migrations leave to `posts/backfills.ts`; deleted when done. */
export const pendingBackfills = pgTable('pending_backfills', { name: text('name').primaryKey() });

export const sensitivityRuns = pgTable('sensitivity_runs', {
  tableHash: text('table_hash').primaryKey(),
  /** 1 for own levels, 2 for the copies that others read. */
  pass: smallint('pass').notNull().default(1),
  after: id('after'),
  finishedAt: moment('finished_at'),
});

export const postVersions = pgTable(
  'post_versions',
  {
    postId: belongsTo('post_id', () => posts.id),
    editedAt: moment('edited_at').notNull(),
    content: text('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.editedAt] }),
    check('post_versions_content_length', hasLength('content', limits.postText)),
  ],
);
