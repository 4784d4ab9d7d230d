import type { CaseDetail, Role } from '@aranya/contracts';

export type CaseAct = 'remove' | 'restore' | 'dismiss' | 'settle' | 'parts' | 'suspend' | 'lift';

interface Viewer {
  id: string;
  role: Role;
}

/** Why the viewer cannot decide here; null where they can. The server decides in the end. */
export function whyNot({ owner }: Pick<CaseDetail, 'owner'>, viewer: Viewer): string | null {
  if (owner?._id === viewer.id) return 'This is yours, so another moderator has to decide.';
  if (owner !== null && owner.role !== 'member' && viewer.role !== 'admin')
    return 'This is about somebody on the team, so an admin has to decide.';
  return null;
}

/** In the order of their weight; the first two stand as buttons, the rest in a menu. */
export function possibleActs(found: CaseDetail, viewer: Viewer): CaseAct[] {
  if (whyNot(found, viewer) !== null) return [];
  const { subject, subject_state, owner, open_count } = found;
  const isOpen = open_count > 0;
  const { state } = subject_state;
  const acts: CaseAct[] = [];
  const isSuspended = Boolean(owner?.suspension);
  const ofMember: CaseAct[] = owner === null ? [] : [isSuspended ? 'lift' : 'suspend'];
  if (subject === 'user') {
    if (isOpen) acts.push('dismiss');
    if (owner !== null) acts.push('parts');
    acts.push(...ofMember);
    // Suspended, it needs no dismissal.
    if (isOpen && isSuspended) acts.push('settle');
    return acts;
  }
  if (state === 'visible') acts.push(...(isOpen ? (['dismiss', 'remove'] as const) : (['remove'] as const)));
  if (state === 'hidden') acts.push('restore', 'remove');
  if (state === 'removed') acts.push('restore');
  if (state !== 'visible' && isOpen) acts.push('settle', 'dismiss');
  return [...acts, ...ofMember];
}
