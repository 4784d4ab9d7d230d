import { DrizzleQueryError } from 'drizzle-orm';

/** The database cannot be reached, or stopped answering. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
    this.name = 'DatabaseAway';
  }

  get reason(): string {
    const { message, code } = (this.cause ?? this) as NodeJS.ErrnoException;
    // When none of several addresses answers, the error has no message.
    return message || String(code);
  }
}

/** The store of pictures cannot be reached, or refuses to work for this site. */
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

function* causesOf(error: unknown): Generator<object> {
  for (let at: unknown = error; typeof at === 'object' && at !== null; at = (at as Error).cause) yield at;
}

/** @returns null for an error that no database reported */
export function sqlErrorOf(error: unknown): SqlError | null {
  for (const one of causesOf(error)) {
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
  const code = sqlErrorOf(error)?.code;
  return code === '40P01' || code === '40001';
}

/** The connection is lost, refused or was never made: another server may answer. */
export function isServerLost(error: unknown): boolean {
  const code = sqlErrorOf(error)?.code;
  return code === undefined ? error instanceof DatabaseAway : /^(08|57P|53300)/.test(code);
}

export type StorageFailure = 'full' | 'away' | 'conflict' | 'data';

/**
 * Tells apart: out of space, not reachable, a conflict of transactions, a value that the database cannot hold.
 * @returns null for any other error
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function storageFailureOf(error: unknown): StorageFailure | null {
  const code = sqlErrorOf(error)?.code;
  if (code !== undefined) {
    if (code === '53100') return 'full';
    // Lost connections, shutdown, too many connections, a cancelled statement, a read-only standby.
    if (/^(08|53|57)/.test(code) || code === '25006') return 'away';
    if (code === '40P01' || code === '40001' || code === '55P03') return 'conflict';
    return code.startsWith('22') ? 'data' : null;
  }
  for (const one of causesOf(error)) {
    const { code: system } = one as NodeJS.ErrnoException;
    if (system === 'ENOSPC' || system === 'EDQUOT' || system === 'EFBIG') return 'full';
    // A query that failed without an answer of the database.
    if (one instanceof DatabaseAway || one instanceof DrizzleQueryError || one instanceof MediaAway)
      return 'away';
  }
  return null;
}
