import type { Invitation, InvitedMember, QueueState } from '@aranya/contracts';
import { eq, sql } from 'drizzle-orm';
import { authorFields } from '../../people/author-json';
import { hashInvitation, invitationStateAt, newInvitationToken } from '../../people/entry/invitations';
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
import { userRow } from '../../platform/db/rows';
import { invitations } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import { type Act, appendToLog, type ModerationOutcome } from '../safety/moderation-log';

/** Latest first. */
export async function listInvitations(
  db: Db,
  { state, limit, cursor, now }: PageQuery & { state: QueueState; now: Date },
): Promise<JsonPage<'invitations', Invitation>> {
  const rows = await queryRows<JsonRow>(
    db,
    sql`
    with known as (
      select i.*, case when revoked_at is not null then 'revoked' when ends_at <= ${now.toISOString()}::timestamptz then 'ended'
        when used_count >= max_uses then 'used_up' else 'open' end as state from invitations i)
    select k.id, ${selectAt(sql`k.created_at`)}, json_build_object('id', k.id, 'label', k.label, 'max_uses', k.max_uses,
      'used_count', k.used_count, 'createdAt', ${isoTime(sql`k.created_at`)}, 'ends_at', ${isoTime(sql`k.ends_at`)},
      'created_by', u.full_name, 'state', k.state)::text as json
    from known k left join users u on u.id = k.created_by
    where (k.state = 'open') = ${state === 'open'}::boolean and ${isAfter(sql`k.created_at`, sql`k.id`, cursor)}
    order by k.created_at desc, k.id desc limit ${limit + 1}`,
  );
  return toJsonPage('invitations', rows, limit);
}

/** Latest first; null where there is no such invitation. */
export async function listInvited(
  db: Db,
  id: string,
  { limit, cursor }: PageQuery,
): Promise<JsonPage<'members', InvitedMember> | null> {
  if ((await db.$count(invitations, eq(invitations.id, id))) === 0) return null;
  const rows = await queryRows<JsonRow>(
    db,
    sql`
    select u.id, ${selectAt(sql`used.joined_at`)},
      json_build_object(${authorFields(userRow('u'))}, 'joinedAt', ${isoTime(sql`used.joined_at`)})::text as json
    from invitation_uses used join users u on u.id = used.user_id
    where used.invitation_id = ${id}::uuid and ${isAfter(sql`used.joined_at`, sql`used.user_id`, cursor)}
    order by used.joined_at desc, used.user_id desc limit ${limit + 1}`,
  );
  return toJsonPage('members', rows, limit);
}

interface NewInvitation {
  label: string;
  max_uses: number;
  ends_at: string;
}

/**
 * Returns the token this once.
 * @throws AppError `invalid_input` for an end in the past, or in more than a year
 */
export async function createInvitation(
  tx: Db,
  { label, max_uses: maxUses, ends_at: end }: NewInvitation,
  act: Act,
): Promise<{ invitation: Invitation; token: string }> {
  const endsAt = new Date(end);
  const year = new Date(act.now).setUTCFullYear(act.now.getUTCFullYear() + 1);
  if (endsAt <= act.now)
    throw errors.invalid('The end is in the past.', { ends_at: 'Choose a day in the future.' });
  if (endsAt.getTime() > year)
    throw errors.invalid('The end is too late.', { ends_at: 'Choose a day within a year.' });
  const token = newInvitationToken();
  const row = { id: newId(), label, maxUses, endsAt, createdAt: act.now, createdBy: act.operatorId ?? null };
  await tx.insert(invitations).values({ ...row, tokenHash: hashInvitation(token) });
  await appendToLog(tx, act, {
    action: 'create_invitation',
    subject: 'invitation',
    subjectId: row.id,
    ownerId: null,
    before: {},
    after: { uses: maxUses, ends_at: endsAt.toISOString() },
  });
  return {
    token,
    invitation: {
      id: row.id,
      label,
      max_uses: maxUses,
      used_count: 0,
      createdAt: act.now.toISOString(),
      ends_at: endsAt.toISOString(),
      created_by: act.operator,
      state: 'open',
    },
  };
}

/** Members who came in by it stay. */
export async function revokeInvitation(db: Db, id: string, act: Act): Promise<ModerationOutcome> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update');
    if (row === undefined) return 'missing';
    if (row.revokedAt !== null) return 'unchanged';
    await tx.update(invitations).set({ revokedAt: act.now }).where(eq(invitations.id, id));
    await appendToLog(tx, act, {
      action: 'revoke_invitation',
      subject: 'invitation',
      subjectId: id,
      ownerId: null,
      before: { state: invitationStateAt(row, act.now), used: row.usedCount },
      after: { state: 'revoked' },
    });
    return 'done';
  });
}
