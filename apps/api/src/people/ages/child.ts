import { type AgeQuestion, ageQuestions } from '@aranya/contracts';
import type { SensitivityLevel } from '@aranya/wildlife-data';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { lockAccount } from '../lock-people';
import { memberAges } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';

/** Others learn no more of where a child was. */
export const levelForChildren: SensitivityLevel = 'coarse';

const today = sql`(now() at time zone 'UTC')::date`;

/** True until the day on which they are an adult, also where the site has ceased to ask. */
export const isChild = (userId: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select from member_ages a where a.user_id = ${userId} and a.child_until > ${today})`;

const question = sql`coalesce(
  (select settings->>'age_question' from site_versions order by revision desc limit 1), ${ageQuestions[0]})`;

/** What has to happen before somebody may write: they answer, or an admin notes that a parent agrees. */
export type AgeWait = 'age' | 'consent';

export const ageWait = (userId: SQLWrapper) => sql<AgeWait | null>`(
  select case
    when asked = 'none' then null
    when a.user_id is null or a.asked_again then 'age'
    when asked = 'consent' and a.child_until > ${today} and a.agreed_at is null then 'consent' end
  from (select ${question} as asked) site left join member_ages a on a.user_id = ${userId})`;

export interface MemberAge {
  question: AgeQuestion;
  waits: AgeWait | null;
  /** Null for an adult, and where nothing is known. */
  childUntil: string | null;
}

export async function findAge(db: Db, userId: string): Promise<MemberAge> {
  const [found] = await queryRows<{
    question: AgeQuestion;
    waits: AgeWait | null;
    childUntil: string | null;
  }>(
    db,
    sql`
      select ${question} as question, ${ageWait(sql`${userId}::uuid`)} as waits, (
        select to_char(a.child_until, 'YYYY-MM-DD') from member_ages a
        where a.user_id = ${userId}::uuid and a.child_until > ${today}) as "childUntil"`,
  );
  if (found === undefined) throw new Error('A select without a table has one row.');
  return found;
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Call it in the transaction of the change.
 * @param rule what holds for children, as in 'only your connections see your profile'
 * @throws AppError `forbidden` for a child
 */
export async function refuseForChild(tx: Db, userId: string, rule: string): Promise<void> {
  await lockAccount(tx, userId);
  const { childUntil } = await findAge(tx, userId);
  if (childUntil === null) return;
  const day = dateFormat.format(new Date(childUntil));
  throw errors.forbidden(`Because you are under 18, ${rule} until ${day}.`);
}

/** Nobody needs to know any longer when they came of age. */
export async function pruneAges(db: Db): Promise<void> {
  await db
    .update(memberAges)
    .set({ childUntil: null, agreedAt: null })
    .where(sql`${memberAges.childUntil} <= ${today}`);
}

export async function readAge(db: Db, userId: string): Promise<typeof memberAges.$inferSelect | null> {
  const [row] = await db.select().from(memberAges).where(eq(memberAges.userId, userId));
  return row ?? null;
}
