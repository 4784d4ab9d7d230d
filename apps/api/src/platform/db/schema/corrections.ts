import { correctionOutcomes, type FactValue, limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, hasLength, id, isOneOf, moment, partialIndex } from './columns';
import { users } from './users';

/** Accepted ones outlive their author's account. */
export const corrections = pgTable(
  'corrections',
  {
    id: id().primaryKey(),
    userId: id('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As in `species/dhole`. */
    record: text('record').notNull(),
    field: text('field').notNull(),
    /** Null where the record did not say. */
    before: jsonb('before').$type<FactValue | null>(),
    value: jsonb('value').$type<FactValue>().notNull(),
    sourceTitle: text('source_title').notNull(),
    sourceUrl: text('source_url'),
    explanation: text('explanation').notNull(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    outcome: text('outcome', { enum: correctionOutcomes }),
    answer: text('answer').notNull().default(''),
  },
  (t) => [
    index('corrections_author_index').on(t.userId, t.createdAt, t.id),
    partialIndex('corrections_open_index', [t.createdAt, t.id], sql`decided_at is null`),
    partialIndex('corrections_decided_index', [t.decidedAt, t.id], sql`decided_at is not null`),
    check('corrections_record_length', hasLength('record', limits.recordName, 1)),
    check('corrections_field_length', hasLength('field', limits.factField, 1)),
    check('corrections_source_length', hasLength('source_title', limits.sourceTitle, 1)),
    check('corrections_url_length', hasLength('source_url', limits.siteLink)),
    check('corrections_explanation_length', hasLength('explanation', limits.correctionText, 1)),
    check('corrections_answer_length', hasLength('answer', limits.moderationReason)),
    check('corrections_outcome_known', isOneOf('outcome', correctionOutcomes)),
    check('corrections_decided_together', sql`(decided_at is null) = (outcome is null)`),
  ],
);
