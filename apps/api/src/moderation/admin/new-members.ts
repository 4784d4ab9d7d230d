import type { HandOver } from '@aranya/contracts';
import { EmailTakenError, type FirstPassword, type NewMember } from '@aranya/identity';
import { newId } from '../../platform/common/ids';
import { joinRequests } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import type { NewMembers } from '../../platform/plugins/new-members';
import { type Act, appendToLog } from '../safety/moderation-log';

interface Adding {
  newMembers: NewMembers;
  issuer: string;
  member: NewMember;
  by: HandOver;
}

/**
 * The account, and what lets its owner come in. The log holds neither name nor address.
 * @throws AppError `conflict` for an address whose owner has signed in
 */
export async function addMember(
  tx: Db,
  { newMembers, issuer, member, by }: Adding,
  act: Act,
): Promise<FirstPassword> {
  const first = await newMembers.add(tx, member, by === 'mail').catch((error: unknown) => {
    if (!(error instanceof EmailTakenError)) throw error;
    const message = 'There is already an account with this email address.';
    throw errors.conflict(message, { email: message });
  });
  const { subject } = first;
  const accepted = { name: member.name, text: '', decidedAt: act.now, accepted: true, added: true };
  const [request] = await tx
    .insert(joinRequests)
    .values({ id: newId(), issuer, subject, createdAt: act.now, ...accepted })
    .onConflictDoUpdate({ target: [joinRequests.issuer, joinRequests.subject], set: accepted })
    .returning({ id: joinRequests.id });
  if (request === undefined) throw new Error('The new member was not noted.');
  await appendToLog(tx, act, {
    action: 'add_member',
    subject: 'join_request',
    subjectId: request.id,
    ownerId: null,
    before: {},
    after: { by },
  });
  return first;
}
