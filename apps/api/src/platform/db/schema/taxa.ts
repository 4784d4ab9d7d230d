import { FIRST_OWN_TAXON_ID, taxonNameKinds, taxonRanks } from '@aranya/wildlife-data';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { isOneOf, moment, partialIndex } from './columns';

/** Lists of animals that an operator brought in. `/credits` names them. */
export const taxonDatasets = pgTable('taxon_datasets', {
  /** By this the operator names it, such as `gbif-backbone`. */
  name: text('name').primaryKey(),
  title: text('title').notNull(),
  /** Who made it. */
  credit: text('credit').notNull(),
  licence: text('licence').notNull(),
  licenceUrl: text('licence_url'),
  url: text('url'),
  startedAt: moment('started_at').notNull(),
  /** Null while an import of it is under way, or was broken off. */
  finishedAt: moment('finished_at'),
});

const dataset = () => text('dataset').references(() => taxonDatasets.name);

/** An id is never given twice, since posts keep it. */
export const ownTaxonIds = pgSequence('own_taxon_ids', { startWith: FIRST_OWN_TAXON_ID });

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
    /** Null for what is shipped. */
    dataset: dataset(),
    /** Its id in the data set. */
    sourceId: text('source_id'),
  },
  (t) => [
    unique('taxa_source_key').on(t.dataset, t.sourceId),
    index('taxa_scientific_name_index').on(t.scientificName.op('text_pattern_ops')),
    index('taxa_parent_index').on(t.parentId, t.scientificName),
    partialIndex('taxa_shipped_parent_index', [t.parentId], sql`dataset is null`),
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
    /** Null for what is shipped. */
    dataset: dataset(),
  },
  (t) => [
    partialIndex('taxon_names_synonym_index', [t.name], sql`kind = 'synonym'`),
    partialIndex('taxon_names_dataset_index', [t.dataset], sql`dataset is not null`),
    primaryKey({ columns: [t.taxonId, t.position] }),
    // People of two languages may have the same name for it.
    unique('taxon_names_once_key').on(t.taxonId, t.name, t.language).nullsNotDistinct(),
  ],
);

/** All names that data sets brought, of their own taxa and of shipped ones, as a search compares them. */
export const importedKeys = pgTable(
  'imported_keys',
  {
    taxonId: integer('taxon_id')
      .notNull()
      .references(() => taxa.id, { onDelete: 'cascade' }),
    /** By `searchKey`, with a space before the first word, so that each word begins after one. */
    key: text('key').notNull(),
    dataset: dataset().notNull(),
    /** False where another word of the name is in front, and those before it are last. */
    isWhole: boolean('is_whole').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.taxonId, t.key, t.dataset] }),
    index('imported_keys_beginning_index').on(sql`key collate "C"`, t.taxonId),
    index('imported_keys_part_index')
      .using('gin', t.key.op('gin_trgm_ops'))
      .where(sql`is_whole`),
    index('imported_keys_dataset_index').on(t.dataset),
  ],
);

/** What posts name, and all that is above it, so that lists of a class need not look for all that is below. Triggers write it. */
export const sightedTaxa = pgTable(
  'sighted_taxa',
  {
    taxonId: integer('taxon_id')
      .primaryKey()
      .references(() => taxa.id, { onDelete: 'cascade' }),
    /** As in `taxa`. */
    parentId: integer('parent_id'),
  },
  (t) => [index('sighted_taxa_parent_index').on(t.parentId)],
);

/** Shipped taxa that are in the database: one row. */
export const taxaVersions = pgTable('taxa_versions', {
  version: text('version').primaryKey(),
  appliedAt: moment('applied_at').notNull().defaultNow(),
});

/** A release writes their rows, and no call does. */
export const shippedTables = ['taxa', 'taxon_names', 'taxa_versions'] as const;
