import {
  evidencePictureKinds,
  limits,
  reportOutcomes,
  reportReasons,
  reportSubjects,
  urgentReportReasons,
} from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, hasLength, id, isOneOf, moment, partialIndex } from './columns';
import { users } from './users';

/** A copy from that time, stored once. No foreign keys: it outlives its subject. */
export const reportEvidence = pgTable(
  'report_evidence',
  {
    id: id().primaryKey(),
    subject: text('subject', { enum: reportSubjects }).notNull(),
    subjectId: id('subject_id').notNull(),
    ownerId: id('owner_id').notNull(),
    ownerName: text('owner_name').notNull(),
    ownerUsername: text('owner_username'),
    content: text('content').notNull().default(''),
    location: text('location').notNull().default(''),
    digest: text('digest').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('report_evidence_once_key').on(t.subject, t.subjectId, t.digest),
    index('report_evidence_owner_index').on(t.ownerId),
    check('report_evidence_subject_known', isOneOf('subject', reportSubjects)),
    check('report_evidence_digest_shape', sql`digest ~ '^[0-9a-f]{64}$'`),
  ],
);

export const evidencePictures = pgTable(
  'evidence_pictures',
  {
    evidenceId: belongsTo('evidence_id', () => reportEvidence.id),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: evidencePictureKinds }).notNull(),
    /** A copy, or the message's own private file. */
    key: text('key'),
    url: text('url'),
    alt: text('alt').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.evidenceId, t.position] }),
    index('evidence_pictures_key_index').on(t.key),
    check('evidence_pictures_kind_known', isOneOf('kind', evidencePictureKinds)),
    check('evidence_pictures_one_place', sql`(key is null) <> (url is null)`),
  ],
);

/** No foreign key, because the report outlives its subject. */
export const reports = pgTable(
  'reports',
  {
    id: id().primaryKey(),
    reporterId: id('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject', { enum: reportSubjects }).notNull(),
    subjectId: id('subject_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    details: text('details').notNull().default(''),
    createdAt: createdAt(),
    reviewedAt: moment('reviewed_at'),
    outcome: text('outcome', { enum: reportOutcomes }),
    /** Null once the evidence is deleted. */
    evidenceId: id('evidence_id').references(() => reportEvidence.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('reports_once_key').on(t.reporterId, t.subject, t.subjectId),
    partialIndex('reports_open_index', [t.createdAt], sql`reviewed_at is null`),
    // For moderation/admin/cases.ts.
    index('reports_subject_index').on(t.subject, t.subjectId, t.id),
    partialIndex('reports_queue_index', [t.id], sql`reviewed_at is null`),
    partialIndex(
      'reports_urgent_index',
      [t.id],
      sql`reviewed_at is null and ${isOneOf('reason', urgentReportReasons)}`,
    ),
    partialIndex('reports_closed_index', [t.reviewedAt, t.id], sql`reviewed_at is not null`),
    partialIndex('reports_evidence_index', [t.evidenceId], sql`evidence_id is not null`),
    check('reports_subject_known', isOneOf('subject', reportSubjects)),
    check('reports_reason_known', isOneOf('reason', reportReasons)),
    check('reports_outcome_known', isOneOf('outcome', reportOutcomes)),
    check('reports_details_length', hasLength('details', limits.reportReason)),
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
    handledAt: moment('handled_at'),
    handledBy: text('handled_by'),
  },
  (t) => [
    index('contact_messages_time_index').on(t.createdAt, t.id),
    partialIndex('contact_messages_open_index', [t.createdAt, t.id], sql`handled_at is null`),
    partialIndex('contact_messages_handled_index', [t.handledAt, t.id], sql`handled_at is not null`),
    check('contact_messages_name_length', hasLength('name', limits.contactName, 1)),
    check('contact_messages_email_length', hasLength('email', limits.email, 3)),
    check('contact_messages_message_length', hasLength('message', limits.contactMessage, 1)),
  ],
);
