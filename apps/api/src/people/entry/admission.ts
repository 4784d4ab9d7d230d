import type { EntryMode } from '@aranya/contracts';
import { and, eq } from 'drizzle-orm';
import { entrySettings, joinRequests } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import type { Identity } from '../../platform/plugins/identity';
import { type AppError, errors } from '../../platform/plugins/errors';
import { takeInvitation } from './invitations';

type Newcomer = Pick<Identity, 'issuer' | 'subject'>;

/** @param db the primary, so that closing the site takes effect at once */
export async function readEntryMode(db: Db): Promise<EntryMode> {
  const [row] = await db.select({ mode: entrySettings.mode }).from(entrySettings);
  return row?.mode ?? 'open';
}

export const isNewcomer = ({ issuer, subject }: Newcomer) =>
  and(eq(joinRequests.issuer, issuer), eq(joinRequests.subject, subject));

const CLOSED = 'This site admits no new members at the moment.';
const BY_INVITATION =
  'This site admits members by invitation. Please open the link of your invitation, or ask a member for one.';
const BY_APPROVAL = 'The team of this site admits each new member. Please ask to come in.';
const WAITING = 'Your request to come in waits for approval.';
const REFUSED = 'Your request to come in was not accepted.';

/**
 * @param invitation any, which is checked when it is used
 * @returns null for a newcomer who may come in
 */
export async function authorizeEntry(
  db: Db,
  newcomer: Newcomer,
  invitation: string | undefined,
): Promise<AppError | null> {
  const mode = await readEntryMode(db);
  if (mode === 'open') return null;
  const [request] = await db
    .select({ accepted: joinRequests.accepted, added: joinRequests.added })
    .from(joinRequests)
    .where(isNewcomer(newcomer));
  if (request?.added === true) return null;
  if (mode === 'closed') return errors.notAdmitted(CLOSED);
  if (invitation !== undefined) return null;
  if (request?.accepted === true) return null;
  if (mode === 'invitation') return errors.notAdmitted(BY_INVITATION);
  if (request === undefined) return errors.notAdmitted(BY_APPROVAL);
  return errors.notAdmitted(request.accepted === null ? WAITING : REFUSED);
}

/**
 * Call it in the transaction that creates the account.
 * @throws AppError `not_found` for an invitation that does not work
 */
export async function noteEntry(
  tx: Db,
  user: Newcomer & { id: string },
  invitation: string | undefined,
  now: Date,
): Promise<void> {
  if (invitation !== undefined) await takeInvitation(tx, invitation, user.id, now);
  await tx.delete(joinRequests).where(isNewcomer(user));
}
