import { clubTexts, entryModes, limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, hasLength, id, isOneOf, moment, partialIndex } from './columns';
import { users } from './users';

/** Without a row the site is open. */
export const entrySettings = pgTable(
  'entry_settings',
  {
    there: boolean('there').primaryKey().default(true),
    mode: text('mode', { enum: entryModes }).notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  () => [
    check('entry_settings_one_row', sql`there`),
    check('entry_settings_mode_known', isOneOf('mode', entryModes)),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    id: id().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    label: text('label').notNull(),
    maxUses: integer('max_uses').notNull(),
    /** Deleting an account does not lower it. */
    usedCount: integer('used_count').notNull().default(0),
    createdAt: createdAt(),
    createdBy: id('created_by').references(() => users.id, { onDelete: 'set null' }),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    index('invitations_newest_index').on(t.createdAt, t.id),
    index('invitations_creator_index').on(t.createdBy),
    check('invitations_label_length', hasLength('label', limits.invitationLabel, 1)),
    check('invitations_uses', sql`used_count between 0 and max_uses`),
  ],
);

export const invitationUses = pgTable(
  'invitation_uses',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    invitationId: belongsTo('invitation_id', () => invitations.id),
    joinedAt: moment('joined_at').notNull(),
  },
  (t) => [index('invitation_uses_newest_index').on(t.invitationId, t.joinedAt, t.userId)],
);

/** Accepted ones are deleted; refused ones stay until the newcomer could read the answer. */
export const joinRequests = pgTable(
  'join_requests',
  {
    id: id().primaryKey(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    accepted: boolean('accepted'),
    answer: text('answer').notNull().default(''),
    /** An admin added them, so that they come in whatever the mode of entry is. */
    added: boolean('added').notNull().default(false),
  },
  (t) => [
    unique('join_requests_identity_key').on(t.issuer, t.subject),
    partialIndex('join_requests_waiting_index', [t.createdAt, t.id], sql`decided_at is null`),
    partialIndex('join_requests_decided_index', [t.decidedAt], sql`decided_at is not null`),
    check('join_requests_name_length', hasLength('name', limits.fullName, 1)),
    check('join_requests_text_length', hasLength('text', limits.joinText)),
    check('join_requests_answer_length', hasLength('answer', limits.moderationReason)),
    check('join_requests_decided_together', sql`(decided_at is null) = (accepted is null)`),
  ],
);

/** Version 1 is the default that comes with the site. */
export const houseRules = pgTable(
  'house_rules',
  {
    kind: text('kind', { enum: clubTexts }).notNull().default('rules'),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: id('published_by').references(() => users.id, { onDelete: 'set null' }),
    /** Members must accept this version or a later one. */
    mustAccept: boolean('must_accept').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.version] }),
    index('house_rules_publisher_index').on(t.publishedBy),
    check('house_rules_kind_known', isOneOf('kind', clubTexts)),
    check('house_rules_version_own', sql`version > 1`),
    check('house_rules_text_length', hasLength('text', limits.clubText)),
  ],
);

export const rulesAcceptances = pgTable(
  'rules_acceptances',
  {
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind', { enum: clubTexts }).notNull().default('rules'),
    version: integer('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.version] }),
    index('rules_acceptances_version_index').on(t.kind, t.version),
    check('rules_acceptances_kind_known', isOneOf('kind', clubTexts)),
  ],
);

/** Nobody's birth is kept. Without a row, a member has not answered. */
export const memberAges = pgTable(
  'member_ages',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    /** Null for an adult. */
    childUntil: date('child_until', { mode: 'string' }),
    /** When an admin noted that a parent agrees; the log says who. */
    agreedAt: moment('agreed_at'),
    /** An admin takes the answer for a wrong one; what it protects holds until the next. */
    askedAgain: boolean('asked_again').notNull().default(false),
  },
  (t) => [
    partialIndex('member_ages_child_index', [t.childUntil], sql`child_until is not null`),
    check('member_ages_agreed_for_child', sql`agreed_at is null or child_until is not null`),
  ],
);
