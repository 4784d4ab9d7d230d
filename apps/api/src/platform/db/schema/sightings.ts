import { importSources, limits } from '@aranya/contracts';
import { sensitivityLevels } from '@aranya/wildlife-data';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, hasLength, id, isOneOf, moment, partialIndex } from './columns';
import { posts } from './posts';
import { users } from './users';

/**
 * Where `level` is not 0, only the author reads `park`, `lat`, `lng`, `placeName` and `seenOn`; others read
 * `posts.sighting`, `publicPark` and the cell.
 */
export const sightings = pgTable(
  'sightings',
  {
    postId: belongsTo('post_id', () => posts.id).primaryKey(),
    authorId: belongsTo('author_id', () => users.id),
    /** A park's slug, or another protected area's key. */
    park: text('park'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    placeName: text('place_name'),
    seenOn: date('seen_on', { mode: 'string' }).notNull(),
    hidePlace: boolean('hide_place').notNull().default(false),
    atSite: boolean('at_site').notNull().default(false),
    ownLevel: smallint('own_level').notNull().default(0),
    /** At least `ownLevel`; the strictest of the author's sightings beside it. */
    level: smallint('level').notNull().default(0),
    publicPark: text('public_park'),
    parkFrom: date('park_from', { mode: 'string' }),
    /** Centre of the 0.2° cell with the point, as far as others may know it. */
    cellLat: doublePrecision('cell_lat'),
    cellLng: doublePrecision('cell_lng'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('sightings_author_index').on(t.authorId, t.seenOn),
    index('sightings_newest_index').on(t.createdAt, t.postId),
    partialIndex('sightings_park_index', [t.publicPark, t.createdAt, t.postId], sql`public_park is not null`),
    partialIndex(
      'sightings_cell_index',
      [t.cellLat, t.cellLng, t.createdAt, t.postId],
      sql`cell_lat is not null`,
    ),
    check(
      'sightings_place_one',
      sql`(lat is null) = (lng is null) and (park is null or lat is null) and (cell_lat is null) = (cell_lng is null)`,
    ),
    partialIndex('sightings_park_from_index', [t.parkFrom], sql`park_from is not null`),
    check(
      'sightings_levels',
      sql.raw(`own_level between 0 and level and level <= ${sensitivityLevels.length - 1}`),
    ),
    check('sightings_name_of_point', sql`place_name is null or lat is not null`),
    check('sightings_point_on_globe', sql`lat between -90 and 90 and lng between -180 and 180`),
  ],
);

/** The key of the writer's free name, even after moderators match it to an animal. */
const freeName = () => text('free_name');

export const sightingSpecies = pgTable(
  'sighting_species',
  {
    postId: belongsTo('post_id', () => posts.id),
    species: text('species').notNull(),
    position: smallint('position').notNull(),
    count: integer('count'),
    authorId: belongsTo('author_id', () => users.id),
    seenOn: date('seen_on', { mode: 'string' }).notNull(),
    publicPark: text('public_park'),
    createdAt: moment('created_at').notNull(),
    freeName: freeName(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.species] }),
    partialIndex('sighting_species_free_name_index', [t.freeName], sql`free_name is not null`),
    index('sighting_species_newest_index').on(t.species, t.createdAt, t.postId),
    partialIndex(
      'sighting_species_park_index',
      [t.species, t.publicPark, t.createdAt, t.postId],
      sql`public_park is not null`,
    ),
    index('sighting_species_life_index').on(t.authorId, t.species, t.seenOn),
    check('sighting_species_count_range', sql.raw(`count between 1 and ${limits.sightingCount}`)),
  ],
);

export const identifications = pgTable(
  'identifications',
  {
    postId: belongsTo('post_id', () => posts.id),
    userId: belongsTo('user_id', () => users.id),
    species: text('species').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    freeName: freeName(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    partialIndex('identifications_free_name_index', [t.freeName], sql`free_name is not null`),
    index('identifications_user_index').on(t.userId, t.createdAt, t.postId),
    check('identifications_note_length', hasLength('note', limits.identificationNote)),
  ],
);

export const lifeRecords = pgTable(
  'life_records',
  {
    userId: belongsTo('user_id', () => users.id),
    species: text('species').notNull(),
    /** A day, a month or a year of ISO 8601; null if unknown. */
    seenOn: text('seen_on'),
    park: text('park'),
    createdAt: createdAt(),
    freeName: freeName(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.species] }),
    partialIndex('life_records_free_name_index', [t.freeName], sql`free_name is not null`),
    check('life_records_seen_on_form', sql`seen_on ~ '^[0-9]{4}(-[0-9]{2}){0,2}$'`),
  ],
);

export const lifeImports = pgTable(
  'life_imports',
  {
    userId: belongsTo('user_id', () => users.id),
    id: id().notNull(),
    source: text('source', { enum: importSources }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    check('life_imports_source_known', isOneOf('source', importSources)),
  ],
);

/** Apart from records by hand, so that an import can be undone. */
export const importedRecords = pgTable(
  'imported_records',
  {
    userId: id('user_id').notNull(),
    importId: id('import_id').notNull(),
    species: text('species').notNull(),
    /** The first day; null if the file has none. */
    seenOn: date('seen_on', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.importId, t.species] }),
    foreignKey({
      name: 'imported_records_import_fk',
      columns: [t.userId, t.importId],
      foreignColumns: [lifeImports.userId, lifeImports.id],
    }).onDelete('cascade'),
  ],
);

export const favorites = pgTable(
  'favorites',
  {
    userId: belongsTo('user_id', () => users.id),
    species: text('species').notNull(),
    createdAt: createdAt(),
    /** Set by a removal, so that an older change does not undo it. */
    removedAt: moment('removed_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.species] })],
);
