import { limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, hasLength, id, moment, partialIndex } from './columns';
import { postImages, posts } from './posts';
import { users } from './users';

export const drafts = pgTable(
  'drafts',
  {
    id: id().primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    body: jsonb('body').notNull(),
    /** Grows with each change, so that an old tab overwrites nothing. */
    revision: integer('revision').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('drafts_user_index').on(t.userId, t.updatedAt, t.id)],
);

export const collections = pgTable(
  'collections',
  {
    id: id().primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('collections_name_key').on(t.userId, t.name),
    check('collections_name_length', hasLength('name', limits.collectionName, 1)),
  ],
);

export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: belongsTo('user_id', () => users.id),
    postId: belongsTo('post_id', () => posts.id),
    collectionId: id('collection_id').references(() => collections.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index('bookmarks_newest_index').on(t.userId, t.createdAt, t.postId),
    partialIndex(
      'bookmarks_collection_index',
      [t.collectionId, t.createdAt, t.postId],
      sql`collection_id is not null`,
    ),
    index('bookmarks_post_index').on(t.postId),
  ],
);

export const altSuggestions = pgTable(
  'alt_suggestions',
  {
    id: id().primaryKey(),
    postId: id('post_id').notNull(),
    position: smallint('position').notNull(),
    userId: belongsTo('user_id', () => users.id),
    alt: text('alt').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('alt_suggestions_once_key').on(t.postId, t.position, t.userId),
    index('alt_suggestions_user_index').on(t.userId),
    foreignKey({
      name: 'alt_suggestions_picture_fk',
      columns: [t.postId, t.position],
      foreignColumns: [postImages.postId, postImages.position],
    }).onDelete('cascade'),
    check('alt_suggestions_length', hasLength('alt', limits.imageAlt, 1)),
  ],
);

export const speciesPhotos = pgTable(
  'species_photos',
  {
    species: text('species').notNull(),
    postId: id('post_id').notNull(),
    position: smallint('position').notNull(),
    chosenAt: moment('chosen_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.species, t.postId, t.position] }),
    index('species_photos_picture_index').on(t.postId, t.position),
    foreignKey({
      name: 'species_photos_picture_fk',
      columns: [t.postId, t.position],
      foreignColumns: [postImages.postId, postImages.position],
    }).onDelete('cascade'),
  ],
);
