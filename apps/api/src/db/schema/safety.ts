import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './users';

/** No foreign key, because the report outlives its subject. */
export const reports = pgTable(
  'reports',
  {
    id: id().primaryKey(),
    reporterId: id('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject', { enum: ['post', 'user'] }).notNull(),
    subjectId: id('subject_id').notNull(),
    reason: text('reason', {
      enum: ['spam', 'harassment', 'cruelty', 'illegal_trade', 'false_information', 'other'],
    }).notNull(),
    details: text('details').notNull().default(''),
    createdAt: createdAt(),
    reviewedAt: moment('reviewed_at'),
  },
  (t) => [
    unique('reports_once_key').on(t.reporterId, t.subject, t.subjectId),
    index('reports_open_index')
      .on(t.createdAt)
      .where(sql`reviewed_at is null`),
    check('reports_subject_known', sql`subject in ('post', 'user')`),
    check(
      'reports_reason_known',
      sql`reason in ('spam', 'harassment', 'cruelty', 'illegal_trade', 'false_information', 'other')`,
    ),
    check('reports_details_length', sql`char_length(details) <= 1000`),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id().primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('contact_messages_time_index').on(t.createdAt),
    check('contact_messages_name_length', sql`char_length(name) between 1 and 80`),
    check('contact_messages_email_length', sql`char_length(email) between 3 and 254`),
    check('contact_messages_message_length', sql`char_length(message) between 1 and 5000`),
  ],
);
