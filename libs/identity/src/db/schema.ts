import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  type PgDatabase,
  type PgQueryResultHKT,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AdapterPayload } from 'oidc-provider';

/** Must be the primary. */
export type IdentityDb = Pick<PgDatabase<PgQueryResultHKT>, 'select' | 'insert' | 'update' | 'delete'>;

export const identity = pgSchema('identity');

const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

export const accounts = identity.table(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Of a password that an admin handed over; null once its owner has chosen their own. */
    firstPasswordEndsAt: moment('first_password_ends_at'),
    /** No admin has read it, so that who knows it reads the mails of the address. */
    firstPasswordMailed: boolean('first_password_mailed').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Ends all sessions that began before, also those that a request saves meanwhile. */
    signedOutAt: moment('signed_out_at'),
    /** The `uid` of the session that stays. */
    signedOutExcept: text('signed_out_except'),
  },
  (t) => [
    unique('accounts_email_key').on(t.email),
    index('accounts_first_password_index')
      .on(t.firstPasswordEndsAt)
      .where(sql`first_password_ends_at is not null`),
    check('accounts_email_length', sql`char_length(email) between 3 and 254`),
    check('accounts_name_length', sql`char_length(name) between 1 and 80`),
  ],
);

/** Goes with its account. */
const ofAccount = () => uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' });

export const records = identity.table(
  'records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    // `jsonb` refuses NUL, and visitors choose some texts.
    payload: json('payload').$type<AdapterPayload>().notNull(),
    uid: text('uid'),
    userCode: text('user_code'),
    grantId: text('grant_id'),
    consumedAt: moment('consumed_at'),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('records_uid_index')
      .on(t.uid)
      .where(sql`uid is not null`),
    index('records_user_code_index')
      .on(t.userCode)
      .where(sql`user_code is not null`),
    index('records_grant_index')
      .on(t.grantId)
      .where(sql`grant_id is not null`),
    index('records_expiry_index').on(t.expiresAt),
  ],
);

/** One grant for each signed-in browser or app. */
export const sessions = identity.table(
  'sessions',
  {
    grantId: text('grant_id').primaryKey(),
    /** Null for a device. */
    sessionUid: text('session_uid'),
    accountId: ofAccount().notNull(),
    /** Empty for a device, which has its client's name. */
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [
    index('sessions_account_index').on(t.accountId),
    check('sessions_user_agent_length', sql`char_length(user_agent) <= 300`),
  ],
);

/** In the clear for everybody who may read this table. */
export const keys = identity.table(
  'keys',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['signing', 'cookies', 'limits'] }).notNull(),
    /** Unique, so that nodes that rotate at once make one key. Empty for the first. */
    follows: text('follows').notNull(),
    /** A private JWK, or `{ "secret": … }`. */
    material: json('material').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Only published until then. */
    signsFrom: moment('signs_from').notNull(),
  },
  (t) => [
    unique('keys_successor_key').on(t.kind, t.follows),
    check('keys_kind_known', sql`kind in ('signing', 'cookies', 'limits')`),
  ],
);

export const limits = identity.table(
  'limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    blockedUntil: moment('blocked_until'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('limits_expiry_index').on(t.expiresAt)],
);

export const emailCodes = identity.table(
  'email_codes',
  {
    uid: text('uid').primaryKey(),
    email: text('email').notNull(),
    signUp: json('sign_up').$type<{ name: string; passwordHash: string }>(),
    accountId: ofAccount(),
    /** Null if the sign-up's address already has an account. */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('email_codes_account_index').on(t.accountId),
    index('email_codes_expiry_index').on(t.expiresAt),
  ],
);

export const passwordResets = identity.table(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: ofAccount().notNull(),
    /** True if sent to the account's address, which confirms it. */
    mailed: boolean('mailed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('password_resets_account_index').on(t.accountId),
    index('password_resets_expiry_index').on(t.expiresAt),
  ],
);

/** With each its owner takes the account back to a former address. */
export const addressTakeBacks = identity.table(
  'address_take_backs',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: ofAccount().notNull(),
    /** The former address. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('address_take_backs_account_index').on(t.accountId),
    index('address_take_backs_expiry_index').on(t.expiresAt),
  ],
);

export const passkeys = identity.table(
  'passkeys',
  {
    /** The credential's, which the device chose. */
    id: text('id').primaryKey(),
    accountId: ofAccount().notNull(),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device has signed; always 0 for passkeys that devices share. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    index('passkeys_account_index').on(t.accountId),
    check('passkeys_id_length', sql`char_length(id) between 1 and 1400`),
    check('passkeys_name_length', sql`char_length(name) between 1 and 60`),
  ],
);

/** What a passkey is asked to sign: once, and within minutes. */
export const passkeyChallenges = identity.table(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    /** The sign-in or session that asked. */
    askedBy: text('asked_by').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_expiry_index').on(t.expiresAt)],
);
