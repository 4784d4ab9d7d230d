import type { Role } from '@aranya/contracts';
import { and, asc, desc, eq, ne, notExists, sql } from 'drizzle-orm';
import { notifyAccountStatus } from '../../people/current-user/account-status';
import { lasts } from '../../people/suspensions';
import { roles, suspensions, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { throwIfDenied } from '../../platform/plugins/errors';
import { type Act, appendToLog, type ModerationOutcome } from '../safety/moderation-log';
import { authorizeWithoutAdmin, type Person } from './admin.policy';

/** As in 'They are an editor now'. */
export const roleNames: Readonly<Record<Role, string>> = {
  member: 'a member',
  editor: 'an editor',
  moderator: 'a moderator',
  admin: 'an admin',
};

export async function findPerson(db: Db, id: string): Promise<Person | null> {
  const [found] = await db
    .select({ id: users.id, role: roles.role })
    .from(users)
    .leftJoin(roles, eq(roles.userId, users.id))
    .where(eq(users.id, id));
  return found ? { id: found.id, role: found.role ?? 'member' } : null;
}

/** Lock them before users, so that two admins cannot demote each other at once. */
export async function lockAdmins(tx: Db): Promise<string[]> {
  const found = await tx
    .select({ id: roles.userId })
    .from(roles)
    .where(eq(roles.role, 'admin'))
    .orderBy(asc(roles.userId))
    .for('update');
  return found.map(({ id }) => id);
}

const notSuspendedNow = (tx: Db, now: Date) =>
  notExists(
    tx
      .select({ id: suspensions.userId })
      .from(suspensions)
      .where(and(eq(suspensions.userId, roles.userId), lasts(now))),
  );

/**
 * Call it after {@link lockAdmins}.
 * @throws AppError `conflict` if nobody could name the next admin
 */
export async function assertAdminLeft(
  tx: Db,
  userId: string,
  act: Parameters<typeof authorizeWithoutAdmin>[2],
  now: Date,
): Promise<void> {
  const working = and(eq(roles.role, 'admin'), notSuspendedNow(tx, now));
  const isWorking = (await tx.$count(roles, and(working, eq(roles.userId, userId)))) > 0;
  const others = await tx.$count(roles, and(working, ne(roles.userId, userId)));
  throwIfDenied(authorizeWithoutAdmin(isWorking, others, act));
}

export const countTeam = (
  tx: Db,
  { without, adminsOnly }: { without: readonly string[]; adminsOnly: boolean },
  now: Date,
): Promise<number> =>
  tx.$count(
    roles,
    and(
      adminsOnly ? eq(roles.role, 'admin') : ne(roles.role, 'editor'),
      ...without.map((id) => ne(roles.userId, id)),
      notSuspendedNow(tx, now),
    ),
  );

export async function setRole(tx: Db, userId: string, role: Role, act: Act): Promise<ModerationOutcome> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (found.length === 0) return 'missing';
  const before = (await findPerson(tx, userId))?.role ?? 'member';
  if (before === role) return 'unchanged';
  if (role === 'member') await tx.delete(roles).where(eq(roles.userId, userId));
  else {
    const row = { role, since: act.now };
    await tx
      .insert(roles)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: roles.userId, set: row });
  }
  await notifyAccountStatus(tx, userId);
  await appendToLog(tx, act, {
    action: 'set_role',
    subject: 'user',
    subjectId: userId,
    ownerId: userId,
    before: { role: before },
    after: { role },
  });
  return 'done';
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await db.select().from(roles).where(eq(roles.role, 'admin')).limit(1)).length > 0;
}

/** Admins first, then by time on the team. */
export function listTeam(db: Db) {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      username: users.username,
      role: roles.role,
      since: roles.since,
    })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .orderBy(desc(sql`${roles.role} = 'admin'`), asc(roles.since), asc(roles.userId));
}
