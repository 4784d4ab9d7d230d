import { type AuditEntry, limits } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { decodePosition, type JsonRow, positionValues, selectAt, toJsonPage } from '../common/cursor';
import { defineStatement, literal } from '../db/statement';
import type { Db } from '../db/types';
import type { Json } from '../plugins/json-answer';
import { auditEntryJson } from './admin-json';

const COUNT = literal(limits.pageMax + 1);

type Values = [
  subjectId: string | null,
  operatorId: string | null,
  action: string | null,
  at: string,
  id: string,
];

/** One statement for each filter that has an index; the others only narrow what it finds. */
const defineLog = (name: string, isFirst: (subjectId: SQL, operatorId: SQL, action: SQL) => SQL) =>
  defineStatement<JsonRow, Values>(
    name,
    (subjectId, operatorId, action, at, id) => sql`
      select entry.id, ${selectAt(sql`entry.created_at`)}, (${auditEntryJson(sql`entry`)})::text as json
      from moderation_log entry
      where ${isFirst(sql`${subjectId}::uuid`, sql`${operatorId}::uuid`, sql`${action}::text`)}
        and (${subjectId}::uuid is null or entry.subject_id = ${subjectId}::uuid)
        and (${operatorId}::uuid is null or entry.operator_id = ${operatorId}::uuid)
        and (${action}::text is null or entry.action = ${action}::text)
        and (entry.created_at, entry.id) < (${at}::timestamptz, ${id}::uuid)
      order by entry.created_at desc, entry.id desc limit ${COUNT}`,
  );

const wholeLog = defineLog('audit_log', () => sql`true`);
const logOfSubject = defineLog('audit_log_of_subject', (subjectId) => sql`entry.subject_id = ${subjectId}`);
const logOfOperator = defineLog(
  'audit_log_of_operator',
  (_subjectId, operatorId) => sql`entry.operator_id = ${operatorId}`,
);
const logOfAction = defineLog(
  'audit_log_of_action',
  (_subjectId, _operatorId, action) => sql`entry.action = ${action}`,
);

interface LogQuery {
  subjectId?: string | undefined;
  operatorId?: string | undefined;
  action?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * Latest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function readAuditLog(
  db: Db,
  { subjectId, operatorId, action, limit, cursor }: LogQuery,
): Promise<{ entries: Json<AuditEntry[]>; next: string | null }> {
  const from = cursor === undefined ? undefined : decodePosition(cursor);
  const statement =
    subjectId !== undefined
      ? logOfSubject
      : operatorId !== undefined
        ? logOfOperator
        : action !== undefined
          ? logOfAction
          : wholeLog;
  const filters = [subjectId ?? null, operatorId ?? null, action ?? null] as const;
  const rows = await statement.run(db, ...filters, ...positionValues(from));
  const { json, next } = toJsonPage<AuditEntry>(rows, limit);
  return { entries: json, next };
}
