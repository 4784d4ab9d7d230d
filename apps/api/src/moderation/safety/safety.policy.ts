import type { ReportSubject as ReportKind } from '@aranya/contracts';
import { type Relationship, userNotFound } from '../../people/relationship.policy';
import { type AppError, errors } from '../../platform/plugins/errors';

export const selfBlockError = () => errors.invalid('You cannot block yourself.', { id: 'This is you.' });

/** Users can block each other: a block must not protect its author. */
export function authorizeBlock({ name }: Pick<Relationship, 'name'>): AppError | null {
  return name === null ? userNotFound() : null;
}

/** Only two people who have blocked each other exist for one another here. */
export function authorizeUnblock({
  name,
  blocked,
  blockedBy,
}: Pick<Relationship, 'name' | 'blocked' | 'blockedBy'>): AppError | null {
  return name === null || (blockedBy && !blocked) ? userNotFound() : null;
}

export interface ReportSubject {
  kind: ReportKind;
  /** Null for a deleted account. */
  ownerId: string | null;
  /** Set for a message. */
  recipientId?: string | null;
}

const gone: Record<ReportKind, () => AppError> = {
  post: () => errors.notFound('This post is gone.'),
  message: () => errors.notFound('This message is gone.'),
  comment: () => errors.notFound('This comment is gone.'),
  user: userNotFound,
};

export const subjectGone = (kind: ReportKind): AppError => gone[kind]();

const own: Record<ReportKind, string> = {
  post: 'This is your own post. You can delete it.',
  message: 'This is your own message. You can delete it.',
  comment: 'This is your own comment. You can delete it.',
  user: 'You cannot report yourself.',
};

/** A block must not prevent reports. Others must not learn that a message exists. */
export function authorizeReport(
  kind: ReportKind,
  subject: ReportSubject | null,
  currentUserId: string,
): AppError | null {
  if (subject === null) return gone[kind]();
  if (subject.ownerId === currentUserId) return errors.invalid(own[kind]);
  return kind === 'message' && subject.recipientId !== currentUserId ? gone[kind]() : null;
}
