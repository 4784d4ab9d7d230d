import type { ReportSubject } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { reportRow } from '../../platform/db/rows';
import { type Db, queryRows } from '../../platform/db/types';
import { throwIfDenied } from '../../platform/plugins/errors';
import { authorizeAbout, type Person } from './admin.policy';
import { joinSubject, live, removal } from './case-json';
import { findPerson } from './roles';

const ownerId: SQL = sql`coalesce(${live.post}.author_id, ${live.comment}.author_id, ${live.message}.from_id, ${live.user}.id,
  ${removal}.owner_id, (
    select e.owner_id from reports r join report_evidence e on e.id = r.evidence_id
    where r.subject = wanted.subject and r.subject_id = wanted.subject_id limit 1))`;

/** Null for a missing subject or a deleted account. */
export async function findOwner(
  db: Db,
  { subject, subjectId }: { subject: ReportSubject; subjectId: string },
): Promise<Person | null> {
  const [row] = await queryRows<{ id: string | null }>(
    db,
    sql`select ${ownerId} as id from (select ${subject}::text as subject, ${subjectId}::uuid as subject_id) wanted
      ${joinSubject(reportRow('wanted'))}`,
  );
  return row?.id ? findPerson(db, row.id) : null;
}

/** @throws AppError `forbidden` for own content, and for that of the team if the operator is no admin */
export async function assertMayDecide(
  db: Db,
  operator: Person,
  subject: { subject: ReportSubject; subjectId: string },
): Promise<void> {
  throwIfDenied(authorizeAbout(operator, await findOwner(db, subject)));
}
