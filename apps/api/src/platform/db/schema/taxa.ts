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

/** Imported by an operator and named on `/credits`. */
export const taxonDatasets = pgTable('taxon_datasets', {
  name: text('name').primaryKey(),
  title: text('title').notNull(),
  credit: text('credit').notNull(),
  licence: text('licence').notNull(),
  licenceUrl: text('licence_url'),
  url: text('url'),
  startedAt: moment('started_at').notNull(),
  /** Null while an import runs, or after one broke off. */
  finishedAt: moment('finished_at'),
});

const dataset = () => text('dataset').references(() => taxonDatasets.name);

/** Never given twice, since posts keep the id. */
export const ownTaxonIds = pgSequence('own_taxon_ids', { startWith: FIRST_OWN_TAXON_ID });

/** From a class to a subspecies. `seed-taxa.ts` writes the shipped ones. */
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
    species: text('species'),
    avibase: text('avibase'),
    dataset: dataset(),
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

export const taxonNames = pgTable(
  'taxon_names',
  {
    taxonId: integer('taxon_id')
      .notNull()
      .references(() => taxa.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: taxonNameKinds }).notNull(),
    /** ISO 639; null if unknown. */
    language: text('language'),
    usedIn: text('used_in'),
    position: smallint('position').notNull(),
    dataset: dataset(),
  },
  (t) => [
    partialIndex('taxon_names_synonym_index', [t.name], sql`kind = 'synonym'`),
    partialIndex('taxon_names_dataset_index', [t.dataset], sql`dataset is not null`),
    primaryKey({ columns: [t.taxonId, t.position] }),
    // Two languages may share a name.
    unique('taxon_names_once_key').on(t.taxonId, t.name, t.language).nullsNotDistinct(),
  ],
);

/** All imported names, as a search compares them. */
export const importedKeys = pgTable(
  'imported_keys',
  {
    taxonId: integer('taxon_id')
      .notNull()
      .references(() => taxa.id, { onDelete: 'cascade' }),
    /** By `searchKey`, with a space before each word. */
    key: text('key').notNull(),
    dataset: dataset().notNull(),
    /** False for a rotation that puts a later word first. */
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

/** Taxa in posts and all above them, which triggers write for fast lists of a class. */
export const sightedTaxa = pgTable(
  'sighted_taxa',
  {
    taxonId: integer('taxon_id')
      .primaryKey()
      .references(() => taxa.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id'),
  },
  (t) => [index('sighted_taxa_parent_index').on(t.parentId)],
);

export const taxaVersions = pgTable('taxa_versions', {
  version: text('version').primaryKey(),
  appliedAt: moment('applied_at').notNull().defaultNow(),
});

export const shippedTables = ['taxa', 'taxon_names', 'taxa_versions'] as const;
