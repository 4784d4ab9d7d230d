import { type AuditEntry, limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import {
  type JsonPage,
  type JsonRow,
  type PageQuery,
  positionValues,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { logRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { auditEntryJson } from './admin-json';

const COUNT = literal(limits.pageMax + 1);

type Values = [
  subjectId: string | null,
  operatorId: string | null,
  action: string | null,
  at: string,
  id: string,
];

type Filters = Partial<Record<'subject' | 'operator' | 'action', boolean | undefined>>;

const statementName = ({ subject, operator, action }: Filters): string =>
  `audit_log${subject ? '_of_subject' : ''}${operator ? '_of_operator' : ''}${action ? '_of_action' : ''}`;

/**
 * One statement for each set of filters: with "is null or", the planner expects few entries and sorts all.
 */
const defineLog = (filters: Filters) =>
  defineStatement<JsonRow, Values>(
    statementName(filters),
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
    .map((filters) => [statementName(filters), defineLog(filters)]),
);

interface LogQuery extends PageQuery {
  subject_id?: string | undefined;
  operator_id?: string | undefined;
  action?: string | undefined;
}

/**
 * Latest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function readAuditLog(
  db: Db,
  { subject_id, operator_id, action, limit, cursor }: LogQuery,
): Promise<JsonPage<'entries', AuditEntry>> {
  const values = [subject_id ?? null, operator_id ?? null, action ?? null] as const;
  const [subject, operator, acted] = values.map((value) => value !== null);
  const statement = logs.get(statementName({ subject, operator, action: acted }));
  const rows = await statement?.run(db, ...values, ...positionValues(cursor));
  return toJsonPage('entries', rows ?? [], limit);
}
