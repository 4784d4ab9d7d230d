import { nobody, type Tie } from '../connections/connections.policy';
import { errors, type AppError } from '../plugins/errors';

/** Why nobody can block himself. */
export const selfBlockError = () => errors.invalid('You cannot block yourself.', { id: 'This is you.' });

/**
 * Why the viewer may not block the other, or null. Also somebody who has blocked him: blocking protects, and whoever
 * was faster must not keep the other from it.
 */
export function authorizeBlock(tie: Pick<Tie, 'name'>): AppError | null {
  return tie.name === null ? nobody() : null;
}

/** What a report is about: whose post it is, or who. */
export interface ReportSubject {
  kind: 'post' | 'user';
  ownerId: string;
}

/** Why the viewer may not report this, or null. Blocks do not matter: who harasses and then blocks can be reported. */
export function authorizeReport(
  kind: ReportSubject['kind'],
  subject: ReportSubject | null,
  viewerId: string,
): AppError | null {
  if (subject === null) return kind === 'post' ? errors.notFound('This post is gone.') : nobody();
  if (subject.ownerId !== viewerId) return null;
  return errors.invalid(
    kind === 'post' ? 'This is your own post. You can delete it.' : 'You cannot report yourself.',
  );
}
