import { type Correction, type Language, limits, type NewCorrection } from '@aranya/contracts';
import {
  type AcceptedCorrection,
  correctableFacts,
  type CorrectableFact,
  correctionFault,
  nameIn,
} from '@aranya/wildlife-data/corrections';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { lockAccount } from '../../people/lock-people';
import {
  isAfter,
  type JsonPage,
  type JsonRow,
  type PageQuery,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { newId } from '../../platform/common/ids';
import { isoTime } from '../../platform/common/iso-time';
import { type CorrectionRow, correctionRow } from '../../platform/db/rows';
import { corrections } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import type { TakeQuota } from '../../platform/quotas/quotas';
import { readAccepted } from './corrected-records';

export const noCorrection = () => errors.notFound('This correction is gone.');

const faultAt = (field: 'field' | 'value', message: string) => errors.invalid(message, { [field]: message });

/** The contract's `Correction` for `json_build_object`. */
export const correctionFields = (row: CorrectionRow): SQL => sql`'id', ${row}.id,
  'record', regexp_replace(${row}.record, '^../', ''), 'language', coalesce(substring(${row}.record from '^(..)/'), 'en'),
  'field', ${row}.field, 'before', ${row}.before, 'value', ${row}.value, 'source_title', ${row}.source_title,
  'source_url', ${row}.source_url, 'explanation', ${row}.explanation, 'createdAt', ${isoTime(sql`${row}.created_at`)},
  'decidedAt', ${isoTime(sql`${row}.decided_at`)}, 'outcome', ${row}.outcome, 'answer', ${row}.answer`;

/**
 * As the site shows them.
 * @throws AppError `not_found`
 */
export function listFacts(
  record: string,
  accepted: readonly AcceptedCorrection[],
  language: Language,
): { name: string; facts: CorrectableFact[] } {
  const found = correctableFacts(record, accepted, language);
  if (!found) throw errors.notFound('There is no such species or park in the catalogue.');
  return found;
}

/** @throws AppError `invalid_input` for an unknown fact, and for a value that the record's schema refuses */
export async function readChangedFact(
  db: Db,
  { record, language, field, value }: Pick<NewCorrection, 'record' | 'language' | 'field' | 'value'>,
) {
  const accepted = await readAccepted(db);
  const fact = listFacts(record, accepted, language).facts.find((one) => one.field === field);
  if (!fact) throw faultAt('field', 'This record has no such fact.');
  if (JSON.stringify(fact.value) === JSON.stringify(value))
    throw faultAt('value', 'The record says so already.');
  const fault = correctionFault(record, fact, value, accepted);
  if (fault !== null) throw faultAt('value', fault);
  return fact;
}

export async function suggestCorrection(
  db: Db,
  userId: string,
  given: NewCorrection,
  { now, take }: { now: Date; take: TakeQuota },
): Promise<Correction> {
  const { value: before, language } = await readChangedFact(db, given);
  const { source_title: sourceTitle, source_url: sourceUrl, record, field, value, explanation } = given;
  const row = {
    id: newId(),
    userId,
    record: nameIn(language, record),
    ...{ field, before, value, sourceTitle, sourceUrl, explanation },
    createdAt: now,
  };
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const waiting = await tx.$count(
      corrections,
      and(eq(corrections.userId, userId), isNull(corrections.decidedAt)),
    );
    if (waiting >= limits.corrections)
      throw errors.conflict(
        `At most ${limits.corrections} of your corrections can wait. Please withdraw one, or wait for an answer.`,
      );
    await take(tx, userId, 'correction');
    await tx.insert(corrections).values(row);
  });
  return {
    ...given,
    id: row.id,
    language,
    before,
    createdAt: now.toISOString(),
    decidedAt: null,
    outcome: null,
    answer: '',
  };
}

/** Latest first. */
export async function listOwnCorrections(
  db: Db,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<JsonPage<'corrections', Correction>> {
  const rows = await queryRows<JsonRow>(
    db,
    sql`
    select c.id, ${selectAt(sql`c.created_at`)}, json_build_object(${correctionFields(correctionRow('c'))})::text as json
    from corrections c where c.user_id = ${userId} and ${isAfter(sql`c.created_at`, sql`c.id`, cursor)}
    order by c.created_at desc, c.id desc limit ${limit + 1}`,
  );
  return toJsonPage('corrections', rows, limit);
}

/** @throws AppError `not_found` for another's, `conflict` for a decided one */
export async function withdrawCorrection(db: Db, userId: string, id: string): Promise<void> {
  const own = and(eq(corrections.id, id), eq(corrections.userId, userId));
  const gone = await db
    .delete(corrections)
    .where(and(own, isNull(corrections.decidedAt)))
    .returning({ id: corrections.id });
  if (gone.length > 0) return;
  if ((await db.$count(corrections, own)) > 0) throw errors.conflict('This correction is decided already.');
  throw noCorrection();
}
