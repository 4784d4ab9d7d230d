import { DrizzleQueryError } from 'drizzle-orm';

export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
    this.name = 'DatabaseAway';
  }

  get reason(): string {
    const { message, code } = (this.cause ?? this) as NodeJS.ErrnoException;
    // The error has no message when none of several addresses answers.
    return message || String(code);
  }
}

export class MediaAway extends Error {
  constructor(cause: unknown) {
    super('The media store does not answer', { cause });
    this.name = 'MediaAway';
  }
}

export interface SqlError {
  code: string;
  constraint: string;
}

function* causeChain(error: unknown): Generator<object> {
  for (let at: unknown = error; typeof at === 'object' && at !== null; at = (at as Error).cause) yield at;
}

/** @returns null for an error that no database reported */
export function findSqlError(error: unknown): SqlError | null {
  for (const one of causeChain(error)) {
    const { code, constraint } = one as Record<string, unknown>;
    // Codes of the operating system, such as EPIPE, look the same.
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !('errno' in one)) {
      return { code, constraint: typeof constraint === 'string' ? constraint : '' };
    }
  }
  return null;
}

/** Deadlocks and serialization failures: the same work may succeed at once. */
export function isConflict(error: unknown): boolean {
  const code = findSqlError(error)?.code;
  return code === '40P01' || code === '40001';
}

export function isServerLost(error: unknown): boolean {
  const code = findSqlError(error)?.code;
  return code === undefined ? error instanceof DatabaseAway : /^(08|57P|53300)/.test(code);
}

export type StorageFailure = 'full' | 'away' | 'conflict' | 'data';

/**
 * @returns null for an error that is not the storage's
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function toStorageFailure(error: unknown): StorageFailure | null {
  const code = findSqlError(error)?.code;
  if (code !== undefined) {
    if (code === '53100') return 'full';
    // Lost connections, shutdown, too many connections, cancelled statements, read-only standbys.
    if (/^(08|53|57)/.test(code) || code === '25006') return 'away';
    if (code === '40P01' || code === '40001' || code === '55P03') return 'conflict';
    return code.startsWith('22') ? 'data' : null;
  }
  for (const one of causeChain(error)) {
    const { code: system } = one as NodeJS.ErrnoException;
    if (system === 'ENOSPC' || system === 'EDQUOT' || system === 'EFBIG') return 'full';
    // The query failed without an answer.
    if (one instanceof DatabaseAway || one instanceof DrizzleQueryError || one instanceof MediaAway)
      return 'away';
  }
  return null;
}
