import { type Relationship, userNotFound } from '../connections/connections.policy';
import { type AppError, errors } from '../plugins/errors';

export const selfBlockError = () => errors.invalid('You cannot block yourself.', { id: 'This is you.' });

/** Users can block each other: a block must not protect its author. */
export function authorizeBlock({ name }: Pick<Relationship, 'name'>): AppError | null {
  return name === null ? userNotFound() : null;
}

export interface ReportSubject {
  kind: 'post' | 'user';
  ownerId: string;
}

/** Blocking must not prevent reports. */
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
