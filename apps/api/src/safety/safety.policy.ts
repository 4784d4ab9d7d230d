import { type Relationship, userNotFound } from '../connections/connections.policy';
import { type AppError, errors } from '../plugins/errors';

export const selfBlockError = () => errors.invalid('You cannot block yourself.', { id: 'This is you.' });

/** Allows users to block each other: an existing block must not protect the one who set it. */
export function authorizeBlock({ name }: Pick<Relationship, 'name'>): AppError | null {
  return name === null ? userNotFound() : null;
}

/** What is reported, and its owner: the author of a post, or the user. */
export interface ReportSubject {
  kind: 'post' | 'user';
  ownerId: string;
}

/** Ignores blocks, so that nobody can avoid reports by blocking. */
export function authorizeReport(
  kind: ReportSubject['kind'],
  subject: ReportSubject | null,
  currentUserId: string,
): AppError | null {
  if (subject === null) return kind === 'post' ? errors.notFound('This post is gone.') : userNotFound();
  if (subject.ownerId !== currentUserId) return null;
  return errors.invalid(
    kind === 'post' ? 'This is your own post. You can delete it.' : 'You cannot report yourself.',
  );
}
