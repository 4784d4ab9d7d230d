import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './users';

/** One row while a user is suspended; a row whose end has passed means nothing. */
export const suspensions = pgTable(
  'suspensions',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Shown to the user. */
    reason: text('reason').notNull(),
    since: moment('since').notNull(),
    /** Null without an end. */
    until: moment('until'),
  },
  () => [
    check('suspensions_reason_length', sql`char_length(reason) between 1 and 500`),
    check('suspensions_ordered', sql`until > since`),
  ],
);

/** Append-only: a trigger (migration 0004) refuses changes. Holds states and lengths, no text of a user. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: id().primaryKey(),
    createdAt: createdAt(),
    operator: text('operator').notNull(),
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
        'choose_photo',
        'remove_photo',
      ],
    }).notNull(),
    subject: text('subject', { enum: ['post', 'comment', 'user', 'message', 'report'] }).notNull(),
    subjectId: id('subject_id').notNull(),
    reason: text('reason').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('moderation_log_time_index').on(t.createdAt, t.id),
    index('moderation_log_subject_index').on(t.subjectId),
    check('moderation_log_operator_length', sql`char_length(operator) between 1 and 100`),
    check('moderation_log_reason_length', sql`char_length(reason) <= 500`),
  ],
);
