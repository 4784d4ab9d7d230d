import type { Role } from '@aranya/contracts';
import { type AppError, errors } from '../../platform/plugins/errors';

/**
 * Admins alone have `contact` for its addresses, `roles` for their power, and `club` because it holds for
 * all.
 */
export type Task =
  | 'reports'
  | 'content'
  | 'members'
  | 'newcomers'
  | 'photos'
  | 'names'
  | 'corrections'
  | 'counts'
  | 'log'
  | 'appeals'
  | 'contact'
  | 'roles'
  | 'club';

const adminTasks: readonly Task[] = ['contact', 'roles', 'club'];

/** Null if the role may do it. */
export function authorizeTask(role: Role, task: Task): AppError | null {
  if (role === 'admin' || (role === 'moderator' && !adminTasks.includes(task))) return null;
  if (task === 'corrections') return role === 'editor' ? null : errors.forbidden('Only editors can do this.');
  return errors.forbidden(role === 'moderator' ? 'Only admins can do this.' : 'Only moderators can do this.');
}

/** They decide about no other member. */
export const isWithoutPower = (role: Role): boolean => role === 'member' || role === 'editor';

export interface Person {
  id: string;
  role: Role;
}

/**
 * Nobody decides about themselves, and moderators only about members and editors.
 * @param owner null for a deleted account
 */
export function authorizeAbout(operator: Person, owner: Person | null): AppError | null {
  if (owner === null) return null;
  if (owner.id === operator.id)
    return errors.forbidden('This is about you, so somebody else on the team has to decide.');
  if (operator.role === 'admin' || isWithoutPower(owner.role)) return null;
  return errors.forbidden('Only admins can decide about the team.');
}

/** @param authorId null for a deleted account */
export const authorizeCorrection = (operatorId: string, authorId: string | null): AppError | null =>
  operatorId === authorId
    ? errors.forbidden('You suggested this correction, so somebody else has to decide.')
    : null;

export function authorizeRole(operator: Person, target: Person, next: Role): AppError | null {
  const isSelf = operator.id === target.id;
  if (isSelf && (next === target.role || target.role === 'admin')) return null;
  return isSelf ? errors.forbidden('You cannot give yourself a role.') : null;
}

/**
 * @param others admins beside this one who are not suspended
 * @param act as in "suspended"
 */
export function authorizeWithoutAdmin(
  isWorkingAdmin: boolean,
  others: number,
  act: 'suspended' | 'demoted' | 'deleted',
): AppError | null {
  if (!isWorkingAdmin || others > 0) return null;
  const what = {
    suspended: 'The last admin cannot be suspended.',
    demoted: 'The last admin cannot give up this role.',
    deleted: 'You are the last admin, so your account cannot be deleted yet.',
  }[act];
  return errors.conflict(`${what} Please make somebody else an admin first.`);
}

/**
 * @param decidedBy null for a command
 * @param others on the team who are not suspended and may decide about this member
 */
export function authorizeAppeal(
  operatorId: string,
  decidedBy: string | null,
  others: number,
): AppError | null {
  if (decidedBy !== operatorId || others === 0) return null;
  return errors.forbidden('You made this decision. Please leave the appeal to somebody else on the team.');
}
