import { findSqlError } from '../db/failures';
import { AppError } from './errors';

/** A type, as Fastify asks for an index. */
export type LoggedError = {
  type: string;
  code?: string;
  message: string;
  /** A database constraint's name. */
  constraint?: string;
  stack: string;
  cause?: LoggedError;
};

const MAX_CAUSES = 5;

/** Other messages quote parameters or texts that are not JSON. */
function isSafeMessage(error: Error): boolean {
  if (error instanceof AppError) return error.status >= 500;
  return error instanceof TypeError || error instanceof ReferenceError || isSystemError(error);
}

function isSystemError(error: Error): boolean {
  const { errno, syscall } = error as NodeJS.ErrnoException;
  return errno !== undefined && syscall !== undefined;
}

function stackFrames(error: Error): string {
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => /^\s+at .*(?:\(.*:\d+:\d+\)|:\d+:\d+)$/.test(line)).join('\n');
}

/** Leaves out every text of a person. */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code } = error as { code?: unknown };
  const sql = findSqlError(error);
  return {
    type: error.name,
    ...(typeof code === 'string' && /^[\w-]{1,60}$/.test(code) ? { code } : {}),
    message: isSafeMessage(error) ? error.message : '',
    ...(sql !== null && sql.constraint !== '' ? { constraint: sql.constraint } : {}),
    stack: stackFrames(error),
    ...(error.cause === undefined || depth === MAX_CAUSES
      ? {}
      : { cause: toLoggedError(error.cause, depth + 1) }),
  };
}

export function formatLoggedError({ type, code, message, constraint, stack, cause }: LoggedError): string {
  const head = [type, code, constraint && `constraint ${constraint}`].filter(Boolean).join(' ');
  const lines = [message === '' ? head : `${head}: ${message}`];
  if (stack !== '') lines.push(stack);
  if (cause !== undefined) lines.push(`caused by ${formatLoggedError(cause)}`);
  return lines.join('\n');
}
