import {
  languages,
  lifeListVisibilities,
  limits,
  pictureLicences,
  profileVisibilities,
  recordLicences,
  USERNAME,
  visibilities,
} from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, hasLength, id, isOneOf, moment, partialIndex } from './columns';
import { media } from './media';

/** Begins a field: a control character, which no field holds, and a space, as before each word. */
export const SEARCH_FIELD = String.raw`E'\x1f '`;

/** Triggers (migration 0002) maintain the counts. */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    fullName: text('full_name').notNull(),
    username: text('username'),
    bio: text('bio').notNull().default(''),
    location: text('location').notNull().default(''),
    profileMediaHash: text('profile_media_hash').references(() => media.hash, { onDelete: 'restrict' }),
    coverMediaHash: text('cover_media_hash').references(() => media.hash, { onDelete: 'restrict' }),
    issuerPicture: text('issuer_picture'),
    followersCount: integer('followers_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    connectionsCount: integer('connections_count').notNull().default(0),
    postsCount: integer('posts_count').notNull().default(0),
    /** Of their newest post that is not hidden, for the feed; triggers of `posts` keep both. */
    newestPostAt: moment('newest_post_at'),
    newestPostId: id('newest_post_id'),
    profileVisibility: text('profile_visibility', { enum: profileVisibilities }).notNull().default('public'),
    likesVisibility: text('likes_visibility', { enum: visibilities }).notNull().default('public'),
    lifeList: text('life_list', { enum: lifeListVisibilities }).notNull().default('private'),
    /** Guests read what they publish, unless the profile is for connections. */
    openToGuests: boolean('open_to_guests').notNull().default(false),
    /** Null: their records stay here. */
    recordLicence: text('record_licence', { enum: recordLicences }),
    pictureLicence: text('picture_licence', { enum: pictureLicences })
      .notNull()
      .default('all_rights_reserved'),
    /** Of mails and notifications; null until they read the community in one. */
    language: text('language', { enum: languages }),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** {@link SEARCH_FIELD} precedes each field, for ranking hits. Text for connections alone is left out. */
    searchText: text('search_text').generatedAlwaysAs((): SQL => {
      const shown = (field: string) => `case when profile_visibility = 'public' then ${field} else '' end`;
      const fields = ['full_name', "coalesce(username, '')", shown('bio'), shown('location')];
      return sql.raw(`aranya_fold(${fields.map((field) => `${SEARCH_FIELD} || ${field}`).join(' || ')})`);
    }),
  },
  (t) => [
    unique('users_identity_key').on(t.issuer, t.subject),
    // Names that look alike are one.
    uniqueIndex('users_username_key').on(sql`aranya_username_key(username)`),
    index('users_search_index').using('gin', t.searchText.op('gin_trgm_ops')),
    index('users_popular_index').on(t.followersCount, t.id),
    partialIndex('users_reserved_likes_index', [t.id], sql`likes_visibility <> 'public'`),
    partialIndex('users_profile_media_index', [t.profileMediaHash], sql`profile_media_hash is not null`),
    partialIndex('users_cover_media_index', [t.coverMediaHash], sql`cover_media_hash is not null`),
    check('users_profile_visibility_known', isOneOf('profile_visibility', profileVisibilities)),
    check('users_likes_visibility_known', isOneOf('likes_visibility', visibilities)),
    check('users_life_list_known', isOneOf('life_list', lifeListVisibilities)),
    check('users_record_licence_known', isOneOf('record_licence', recordLicences)),
    check('users_picture_licence_known', isOneOf('picture_licence', pictureLicences)),
    check('users_language_known', isOneOf('language', languages)),
    check('users_full_name_length', hasLength('full_name', limits.fullName, 1)),
    check('users_username_shape', sql.raw(`username ~ '${USERNAME.source}'`)),
    check('users_bio_length', hasLength('bio', limits.bio)),
    check('users_location_length', hasLength('location', limits.location)),
    check(
      'users_issuer_picture_shape',
      sql`issuer_picture ~ '^https://' and char_length(issuer_picture) <= 2000`,
    ),
    check('users_newest_post_whole', sql`(newest_post_at is null) = (newest_post_id is null)`),
    check(
      'users_counts_not_negative',
      sql`least(followers_count, following_count, connections_count, posts_count) >= 0`,
    ),
  ],
);

/** Deleted accounts, which a valid token must not create again. */
export const tombstones = pgTable(
  'tombstones',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: id('user_id').notNull(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] })],
);
