import { limits, type ReportCase, type ReportSubject } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  cursorId,
  decodeCursor,
  encodeCursor,
  type JsonPage,
  type JsonRow,
  type PageQuery,
  positionValues,
  selectAt,
  toJsonPage,
} from '../../platform/common/cursor';
import { LAST_ID, NIL_ID } from '../../platform/common/ids';
import { type ReportRow, reportRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { jsonArray } from '../../platform/plugins/json-answer';
import { caseView, isUrgentReason } from './case-json';

const COUNT = literal(limits.pageMax + 1);

interface CasesQuery extends PageQuery {
  subject?: ReportSubject | undefined;
}

type CasesPage = JsonPage<'cases', ReportCase>;

interface OpenRow extends Record<string, unknown> {
  urgent: boolean;
  id: string;
  json: string;
}

const [report, other] = [reportRow('report'), reportRow('other')];
const page = caseView(reportRow('page'));

/** "offset 0" makes the planner look up only the reports of the page. */
const openAbout = (report: ReportRow, more: SQL): SQL => sql`exists (
  select from reports other where other.subject = ${report}.subject and other.subject_id = ${report}.subject_id
    and other.reviewed_at is null and ${more} offset 0)`;

/** "is null or" would make the planner expect few cases and sort all. */
const subjectCondition = (subject: SQL, ofSubject: boolean): SQL =>
  ofSubject ? sql`report.subject = ${subject}::text` : sql`coalesce(${subject}::text, '') is not null`;

/** Ordered by the first open report; among the urgent ones, by the first urgent one. */
const defineOpenCases = (name: string, ofSubject: boolean) =>
  defineStatement<OpenRow, [subject: string | null, urgentAfter: string, otherAfter: string]>(
    name,
    (subject, urgentAfter, otherAfter) => {
      const isSubject = subjectCondition(subject, ofSubject);
      return sql`
      with urgent_cases as materialized (
        select true as urgent, report.id, report.subject, report.subject_id from reports report
        where report.reviewed_at is null and ${isUrgentReason(report)} and report.id > ${urgentAfter}::uuid and ${isSubject}
          and not ${openAbout(report, sql`${isUrgentReason(other)} and other.id < report.id`)}
        order by report.id limit ${COUNT}
      ),
      other_cases as materialized (
        select false as urgent, report.id, report.subject, report.subject_id from reports report
        where report.reviewed_at is null and not (${isUrgentReason(report)}) and report.id > ${otherAfter}::uuid and ${isSubject}
          and not ${openAbout(report, sql`(${isUrgentReason(other)} or other.id < report.id)`)}
        order by report.id limit ${COUNT}
      ),
      page as materialized (
        select * from (select * from urgent_cases union all select * from other_cases) both_kinds
        order by urgent desc, id limit ${COUNT}
      )
      select page.urgent, page.id, json_build_object(${page.fields})::text as json
      from page ${page.joins} order by page.urgent desc, page.id`;
    },
  );

const openCases = defineOpenCases('open_cases', false);
const openCasesOfSubject = defineOpenCases('open_cases_of_subject', true);

/** Ordered by the report that was closed last. */
const defineClosedCases = (name: string, ofSubject: boolean) =>
  defineStatement<JsonRow, [subject: string | null, at: string, id: string]>(
    name,
    (subject, at, id) => sql`
    with page as materialized (
      select report.id, report.subject, report.subject_id, report.reviewed_at from reports report
      where report.reviewed_at is not null and (report.reviewed_at, report.id) < (${at}::timestamptz, ${id}::uuid)
        and ${subjectCondition(subject, ofSubject)}
        and not exists (
          select from reports other where other.subject = report.subject and other.subject_id = report.subject_id
            and (other.reviewed_at is null or (other.reviewed_at, other.id) > (report.reviewed_at, report.id)))
      order by report.reviewed_at desc, report.id desc limit ${COUNT}
    )
    select page.id, ${selectAt(sql`page.reviewed_at`)}, json_build_object(${page.fields})::text as json
    from page ${page.joins} order by page.reviewed_at desc, page.id desc`,
  );

const closedCases = defineClosedCases('closed_cases', false);
const closedCasesOfSubject = defineClosedCases('closed_cases_of_subject', true);

const openPosition = z.tuple([z.boolean(), cursorId]);

/**
 * Urgent first, then oldest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listOpenCases(db: Db, { subject, limit, cursor }: CasesQuery): Promise<CasesPage> {
  const from = cursor === undefined ? undefined : decodeCursor(cursor, openPosition);
  const [urgent, id] = from ?? [true, NIL_ID];
  const after: [string, string] = urgent ? [id, NIL_ID] : [LAST_ID, id];
  const rows = await (subject === undefined ? openCases : openCasesOfSubject).run(
    db,
    subject ?? null,
    ...after,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    cases: jsonArray(shown.map(({ json }) => json)),
    next_cursor: rows.length > limit && last ? encodeCursor([last.urgent, last.id]) : null,
  };
}

/**
 * Latest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listClosedCases(db: Db, { subject, limit, cursor }: CasesQuery): Promise<CasesPage> {
  const statement = subject === undefined ? closedCases : closedCasesOfSubject;
  return toJsonPage('cases', await statement.run(db, subject ?? null, ...positionValues(cursor)), limit);
}
