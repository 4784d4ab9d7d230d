import type { CaseDetail, EvidencePictureKind } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { isoTime } from '../../platform/common/iso-time';
import {
  appealRow,
  type CommentRow,
  commentRow,
  logRow,
  type PostRow,
  postRow,
  reportRow,
  userRow,
} from '../../platform/db/rows';
import { type Db, queryRows } from '../../platform/db/types';
import { appealJson, auditEntryJson, authorOrNull, managedMemberJson } from './admin-json';
import { caseView, copied, live, liveContent, owner, summary } from './case-json';
import type { EvidenceUrls } from './evidence-urls';

const MAX_REPORTS = 100;
const MAX_ENTRIES = 50;

export interface CaseSubject {
  subject: CaseDetail['subject'];
  subjectId: string;
}

/** @param reportId any report about it; null if there is none */
export async function findCaseSubject(db: Db, reportId: string): Promise<CaseSubject | null> {
  const [row] = await queryRows<{ subject: CaseDetail['subject']; subject_id: string }>(
    db,
    sql`select subject, subject_id from reports where id = ${reportId}::uuid`,
  );
  return row ? { subject: row.subject, subjectId: row.subject_id } : null;
}

type UnsignedPicture = { position: number; alt: string; kind: EvidencePictureKind };
type Unsigned = Omit<CaseDetail, 'evidence'> & {
  evidence:
    | (Omit<NonNullable<CaseDetail['evidence']>, 'pictures'> & { id: string; pictures: UnsignedPicture[] })
    | null;
};

const reportsJson = sql`(
  select json_agg(listed.json order by listed.id) from (
    select r.id, json_build_object('id', r.id, 'reporter', ${authorOrNull(userRow('reporter'))}, 'reason', r.reason,
      'details', r.details, 'createdAt', ${isoTime(sql`r.created_at`)}, 'reviewedAt', ${isoTime(sql`r.reviewed_at`)},
      'outcome', r.outcome) as json
    from reports r left join users reporter on reporter.id = r.reporter_id
    where r.subject = wanted.subject and r.subject_id = wanted.subject_id order by r.id limit ${MAX_REPORTS}
  ) listed)`;

/** Pictures at the sign-in provider have no file here. */
const evidenceJson = sql`case when ${copied}.id is not null then json_build_object('id', ${copied}.id,
  'content', ${copied}.content, 'location', ${copied}.location, 'owner_name', ${copied}.owner_name,
  'owner_username', ${copied}.owner_username, 'createdAt', ${isoTime(sql`${copied}.created_at`)}, 'pictures', (
    select coalesce(json_agg(json_build_object('position', shown.position, 'alt', shown.alt, 'kind', shown.kind)
      order by shown.position), '[]')
    from evidence_pictures shown where shown.evidence_id = ${copied}.id and shown.key is not null
  )) end`;

const contextEntry = (kind: SQL, row: PostRow | CommentRow): SQL => sql`
  json_build_object('kind', ${kind}, 'id', ${row}.id,
  'author', (select ${authorOrNull(userRow('writer'))} from users writer where writer.id = ${row}.author_id),
  'content', ${row}.content, 'createdAt', ${isoTime(sql`${row}.created_at`)})`;

const contextJson = sql`(
  select coalesce(json_agg(stands.json order by stands.place), '[]') from (
    select 1 as place, ${contextEntry(sql`'post'`, postRow('above'))} as json from posts above where above.id = ${live.comment}.post_id
    union all
    select 2, ${contextEntry(sql`'comment'`, commentRow('above'))} from comments above where above.id = ${live.comment}.parent_id
  ) stands)`;

const historyJson = sql`(
  select coalesce(json_agg(done.json order by done.created_at desc, done.id desc), '[]') from (
    select entry.id, entry.created_at, ${auditEntryJson(logRow('entry'))} as json from moderation_log entry
    where entry.subject_id = wanted.subject_id or entry.owner_id = ${owner}.id or entry.subject_id = ${owner}.id
      or entry.subject_id in (
        select r.id from reports r where r.subject = wanted.subject and r.subject_id = wanted.subject_id)
    order by entry.created_at desc, entry.id desc limit ${MAX_ENTRIES}
  ) done)`;

const appealOfSubject = sql`(
  select ${appealJson(appealRow('appeal'))} from appeals appeal
  where appeal.subject_id = wanted.subject_id order by appeal.created_at desc, appeal.id desc limit 1)`;

const wanted = caseView(reportRow('wanted'));

/** Null without reports. Leaves out the place of a sighting. */
export async function readCase(
  db: Db,
  { subject, subjectId }: CaseSubject,
  { viewerId, urls, now }: { viewerId: string; urls: Pick<EvidenceUrls, 'sign'>; now: Date },
): Promise<CaseDetail | null> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const [row] = await queryRows<{ json: string }>(
    db,
    sql`
    select (json_build_object(${wanted.fields})::jsonb || jsonb_build_object('reports', ${reportsJson},
      'evidence', ${evidenceJson},
      'current_content', case when ${liveContent} is distinct from ${copied}.content then ${liveContent} end,
      'context', ${contextJson}, 'post_id', coalesce(${live.post}.id, ${live.comment}.post_id),
      'owner', case when ${owner}.id is not null then ${managedMemberJson(owner, time)} end,
      'history', ${historyJson}, 'appeal', ${appealOfSubject}))::text as json
    from (select ${subject}::text as subject, ${subjectId}::uuid as subject_id) wanted
    ${wanted.joins} where ${summary}.id is not null`,
  );
  if (row === undefined) return null;
  const { evidence, ...rest } = JSON.parse(row.json) as Unsigned;
  if (evidence === null) return { ...rest, evidence };
  const { id, pictures, ...copy } = evidence;
  const signed = pictures.map(({ position, alt, kind }) => ({
    url: urls.sign(id, position, viewerId),
    alt,
    kind,
  }));
  return { ...rest, evidence: { ...copy, pictures: signed } };
}
