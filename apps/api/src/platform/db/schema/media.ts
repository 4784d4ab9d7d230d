import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, isOneOf, moment, partialIndex } from './columns';

const kinds = ['post', 'profile', 'cover'] as const;

/** Public pictures by SHA-256. Triggers (migration 0002) maintain `refcount`. */
export const media = pgTable(
  'media',
  {
    hash: text('hash').primaryKey(),
    type: text('type').notNull(),
    kind: text('kind', { enum: kinds }).notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    refcount: integer('refcount').notNull().default(0),
    createdAt: createdAt(),
    touchedAt: moment('touched_at').notNull().defaultNow(),
  },
  (t) => [
    partialIndex('media_unused_index', [t.touchedAt], sql`refcount = 0`),
    check('media_hash_shape', sql`hash ~ '^[0-9a-f]{64}$'`),
    check('media_type_shape', sql`type ~ '^image/[a-z0-9.+-]+$'`),
    check('media_kind_known', isOneOf('kind', kinds)),
    check('media_sizes_positive', sql`least(bytes, width, height) > 0`),
    check('media_refcount_not_negative', sql`refcount >= 0`),
  ],
);
