import type { CaseDetail, Role } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';

export type CaseAction =
  'remove' | 'restore' | 'dismiss' | 'settle' | 'reopen' | 'parts' | 'suspend' | 'lift';

interface Viewer {
  id: string;
  role: Role;
}

/** Says why the viewer cannot decide here; null where they can. The server has the last word. */
export function whyNot({ owner }: Pick<CaseDetail, 'owner'>, viewer: Viewer): string | null {
  if (owner?._id === viewer.id) return m.case_yours();
  if (owner !== null && owner.role !== 'member' && owner.role !== 'editor' && viewer.role !== 'admin')
    return m.admin_on_team();
  return null;
}

/** Returns the actions by importance; the first two are buttons, the rest a menu. */
export function possibleActions(found: CaseDetail, viewer: Viewer): CaseAction[] {
  if (whyNot(found, viewer) !== null) return [];
  const { subject, subject_state, owner, open_count } = found;
  const isOpen = open_count > 0;
  const { state } = subject_state;
  const actions: CaseAction[] = [];
  const isSuspended = Boolean(owner?.suspension);
  const memberActions: CaseAction[] = owner === null ? [] : [isSuspended ? 'lift' : 'suspend'];
  if (subject === 'user') {
    if (isOpen) actions.push('dismiss');
    if (owner !== null) actions.push('parts');
    actions.push(...memberActions);
    // A suspension makes a dismissal pointless.
    if (isOpen && isSuspended) actions.push('settle');
    if (!isOpen) actions.push('reopen');
    return actions;
  }
  if (state === 'visible')
    actions.push(...(isOpen ? (['dismiss', 'remove'] as const) : (['remove'] as const)));
  if (state === 'hidden') actions.push('restore', 'remove');
  if (state === 'removed') actions.push('restore');
  if (state !== 'visible' && isOpen) actions.push('settle', 'dismiss');
  if (!isOpen && state !== 'gone') actions.push('reopen');
  return [...actions, ...memberActions];
}
