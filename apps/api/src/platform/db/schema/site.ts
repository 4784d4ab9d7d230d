import { limits, type SiteSettings } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, hasLength, id, moment } from './columns';

/** Each change is a row; the highest revision is in use. */
export const siteVersions = pgTable(
  'site_versions',
  {
    id: id().primaryKey(),
    revision: integer('revision').notNull().unique(),
    settings: jsonb('settings').$type<SiteSettings>().notNull(),
    savedAt: moment('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  () => [
    check('site_versions_revision', sql`revision > 0`),
    check('site_versions_saved_by_length', hasLength('saved_by', limits.fullName, 1)),
  ],
);

/** PNGs in base64, which both databases and backups carry alike. A version names its logo by hash. */
export const siteLogos = pgTable('site_logos', {
  hash: text('hash').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  image: text('image').notNull(),
  icon: text('icon').notNull(),
  maskable: text('maskable').notNull(),
  createdAt: createdAt(),
});
