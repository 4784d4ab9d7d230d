import { type AuditEntry, limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import {
  decodePosition,
  type JsonRow,
  positionValues,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { logRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import type { Json } from '../../platform/plugins/json-answer';
import { auditEntryJson } from './admin-json';

const COUNT = literal(limits.pageMax + 1);

type Values = [
  subjectId: string | null,
  operatorId: string | null,
  action: string | null,
  at: string,
  id: string,
];

interface Filters {
  subject: boolean;
  operator: boolean;
  action: boolean;
}

const nameOf = ({ subject, operator, action }: Filters): string =>
  `audit_log${subject ? '_of_subject' : ''}${operator ? '_of_operator' : ''}${action ? '_of_action' : ''}`;

/** One statement for each set of filters: with "is null or", the planner expects few entries and sorts all. */
const defineLog = (filters: Filters) =>
  defineStatement<JsonRow, Values>(
    nameOf(filters),
    (subjectId, operatorId, action, at, id) => sql`
      select entry.id, ${selectAt(sql`entry.created_at`)}, (${auditEntryJson(logRow('entry'))})::text as json
      from moderation_log entry
      where num_nulls(${subjectId}::uuid, ${operatorId}::uuid, ${action}::text) is not null
        ${filters.subject ? sql`and entry.subject_id = ${subjectId}::uuid` : sql``}
        ${filters.operator ? sql`and entry.operator_id = ${operatorId}::uuid` : sql``}
        ${filters.action ? sql`and entry.action = ${action}::text` : sql``}
        and (entry.created_at, entry.id) < (${at}::timestamptz, ${id}::uuid)
      order by entry.created_at desc, entry.id desc limit ${COUNT}`,
  );

const bits = [false, true];
const logs = new Map(
  bits
    .flatMap((subject) =>
      bits.flatMap((operator) => bits.map((action): Filters => ({ subject, operator, action }))),
    )
    .map((filters) => [nameOf(filters), defineLog(filters)]),
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
  const name = nameOf({
    subject: subjectId !== undefined,
    operator: operatorId !== undefined,
    action: action !== undefined,
  });
  const filters = [subjectId ?? null, operatorId ?? null, action ?? null] as const;
  const rows = (await logs.get(name)?.run(db, ...filters, ...positionValues(from))) ?? [];
  const { json, next } = toJsonPage<AuditEntry>(rows, limit);
  return { entries: json, next };
}
