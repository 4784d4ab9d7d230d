import { taxonNameKinds, taxonRanks } from '@aranya/wildlife-data';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { isOneOf, moment, partialIndex } from './columns';

/** Any animal, from a class to a subspecies. `seed-taxa.ts` writes those that are shipped. */
export const taxa = pgTable(
  'taxa',
  {
    id: integer('id').primaryKey(),
    rank: text('rank', { enum: taxonRanks }).notNull(),
    scientificName: text('scientific_name').notNull(),
    name: text('name'),
    parentId: integer('parent_id').references((): AnyPgColumn => taxa.id, { onDelete: 'set null' }),
    group: text('group').notNull(),
    iucn: text('iucn'),
    extinct: boolean('extinct').notNull(),
    india: boolean('india').notNull(),
    common: smallint('common').notNull(),
    /** The slug of the catalogue's species. */
    species: text('species'),
    avibase: text('avibase'),
  },
  (t) => [
    index('taxa_parent_index').on(t.parentId),
    partialIndex('taxa_species_index', [t.species], sql`species is not null`),
    check('taxa_id_positive', sql`id > 0`),
    check('taxa_rank_known', isOneOf('rank', taxonRanks)),
  ],
);

/** Names beside the scientific and the English one. */
export const taxonNames = pgTable(
  'taxon_names',
  {
    taxonId: integer('taxon_id')
      .notNull()
      .references(() => taxa.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: taxonNameKinds }).notNull(),
    /** A code of ISO 639; null where it is not noted. */
    language: text('language'),
    /** A region in English words. */
    usedIn: text('used_in'),
    /** In this order the names of an animal are shown. */
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.taxonId, t.position] }),
    // People of two languages may have the same name for it.
    unique('taxon_names_once_key').on(t.taxonId, t.name, t.language).nullsNotDistinct(),
  ],
);

/** Shipped taxa that are in the database: one row. */
export const taxaVersions = pgTable('taxa_versions', {
  version: text('version').primaryKey(),
  appliedAt: moment('applied_at').notNull().defaultNow(),
});

/** A release writes their rows, and no call does. */
export const shippedTables = ['taxa', 'taxon_names', 'taxa_versions'] as const;
