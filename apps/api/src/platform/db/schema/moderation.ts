import { appealOutcomes, appealSubjects, limits, removableSubjects, teamRoles } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, hasLength, id, isOneOf, moment, partialIndex } from './columns';
import { users } from './users';

/** A row whose end has passed means nothing. */
export const suspensions = pgTable(
  'suspensions',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    reason: text('reason').notNull(),
    since: moment('since').notNull(),
    until: moment('until'),
  },
  () => [
    check('suspensions_reason_length', hasLength('reason', limits.moderationReason, 1)),
    check('suspensions_ordered', sql`until > since`),
  ],
);

/** Members without a row have no role. */
export const roles = pgTable(
  'roles',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    role: text('role', { enum: teamRoles }).notNull(),
    since: moment('since').notNull(),
  },
  () => [check('roles_known', isOneOf('role', teamRoles))],
);

const removalSubjects = [...removableSubjects, 'profile'] as const;

/**
 * Can be undone until `purgeAfter`. Posts and comments stay, hidden; messages and profile texts move here, so
 * there is no foreign key.
 */
export const removals = pgTable(
  'removals',
  {
    subject: text('subject', { enum: removalSubjects }).notNull(),
    subjectId: id('subject_id').notNull(),
    ownerId: belongsTo('owner_id', () => users.id),
    reason: text('reason').notNull(),
    removedAt: moment('removed_at').notNull(),
    purgeAfter: moment('purge_after').notNull(),
    saved: jsonb('saved').$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.subject, t.subjectId] }),
    index('removals_owner_index').on(t.ownerId),
    index('removals_purge_index').on(t.purgeAfter),
    check('removals_subject_known', isOneOf('subject', removalSubjects)),
    check('removals_reason_length', hasLength('reason', limits.moderationReason, 1)),
    check('removals_ordered', sql`purge_after > removed_at`),
  ],
);

export const appeals = pgTable(
  'appeals',
  {
    id: id().primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    subject: text('subject', { enum: appealSubjects }).notNull(),
    subjectId: id('subject_id').notNull(),
    decidedOn: moment('decided_on').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    outcome: text('outcome', { enum: appealOutcomes }),
    answer: text('answer').notNull().default(''),
  },
  (t) => [
    unique('appeals_once_key').on(t.userId, t.subject, t.subjectId, t.decidedOn),
    partialIndex('appeals_open_index', [t.createdAt, t.id], sql`decided_at is null`),
    partialIndex('appeals_decided_index', [t.decidedAt, t.id], sql`decided_at is not null`),
    index('appeals_subject_index').on(t.subjectId),
    check('appeals_subject_known', isOneOf('subject', appealSubjects)),
    check('appeals_text_length', hasLength('text', limits.appealText, 1)),
    check('appeals_answer_length', hasLength('answer', limits.moderationReason)),
    check('appeals_outcome_known', isOneOf('outcome', appealOutcomes)),
    check('appeals_decided_together', sql`(decided_at is null) = (outcome is null)`),
  ],
);

export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date('day').notNull(),
    thing: text('thing').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.thing] }), check('daily_counts_not_negative', sql`count >= 0`)],
);

/** Only members' rows hold the words, so both are deleted together. */
export const settledNames = pgTable('settled_names', {
  id: id().primaryKey(),
  /** The hash of its group and its folded words. */
  digest: text('digest').notNull().unique(),
  /** Null if it is left as it is. */
  species: text('species'),
  settledAt: moment('settled_at').notNull(),
});

/** Append-only by a trigger (migration 0004). Holds states and lengths, no user's text. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: id().primaryKey(),
    createdAt: createdAt(),
    /** A member's name, or the user who ran the command. */
    operator: text('operator').notNull(),
    operatorId: id('operator_id'),
    action: text('action', {
      enum: [
        'hide_post',
        'unhide_post',
        'delete_post',
        'hide_comment',
        'unhide_comment',
        'delete_comment',
        'delete_message',
        'suspend',
        'lift_suspension',
        'remove_profile_text',
        'remove_profile_picture',
        'resolve_report',
        'dismiss_report',
        'reopen_report',
        'choose_photo',
        'remove_photo',
        'remove_post',
        'restore_post',
        'remove_comment',
        'restore_comment',
        'remove_message',
        'restore_message',
        'restore_profile_text',
        'grant_appeal',
        'refuse_appeal',
        'set_role',
        'handle_contact_message',
        'reopen_contact_message',
        'delete_contact_message',
        'delete_profile_parts',
        'read_message',
        'settle_name',
        'reopen_name',
        'change_entry',
        'create_invitation',
        'revoke_invitation',
        'add_member',
        'accept_newcomer',
        'refuse_newcomer',
        'publish_rules',
        'change_site',
        'accept_correction',
        'decline_correction',
        'note_parent_agreed',
        'ask_age_again',
      ],
    }).notNull(),
    subject: text('subject', {
      enum: [
        'post',
        'comment',
        'user',
        'message',
        'report',
        'appeal',
        'contact_message',
        'free_name',
        'entry',
        'invitation',
        'join_request',
        'rules',
        'site',
        'correction',
      ],
    }).notNull(),
    subjectId: id('subject_id').notNull(),
    /** Null without an owner, and in entries of earlier versions. */
    ownerId: id('owner_id'),
    reason: text('reason').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('moderation_log_time_index').on(t.createdAt, t.id),
    index('moderation_log_subject_index').on(t.subjectId),
    partialIndex(
      'moderation_log_operator_index',
      [t.operatorId, t.createdAt, t.id],
      sql`operator_id is not null`,
    ),
    partialIndex('moderation_log_owner_index', [t.ownerId, t.createdAt, t.id], sql`owner_id is not null`),
    index('moderation_log_action_index').on(t.action, t.createdAt, t.id),
    check('moderation_log_operator_length', sql`char_length(operator) between 1 and 100`),
    check('moderation_log_reason_length', hasLength('reason', limits.moderationReason)),
  ],
);
