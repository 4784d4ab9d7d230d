import { chmodSync, existsSync, readFileSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** Opening PGlite blocks the lock's updates for seconds. */
const STALE_MS = 30_000;
const UPDATE_MS = 5_000;

interface Owner {
  pid: number;
  started: string;
  host: string;
}

export class FolderInUse extends Error {}

const hasProc = existsSync('/proc/self/stat');

/** Ticks since boot; empty without /proc or for an ended process, such as a zombie. */
function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may hold anything.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? '' : (fields[18] ?? '');
  } catch {
    return '';
  }
}

export const currentOwner = (): Owner => ({
  pid: process.pid,
  started: readStartTime(process.pid),
  host: hostname(),
});

function isRunning({ pid, started }: Owner): boolean {
  if (hasProc) return readStartTime(pid) === started;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readOwner(path: string): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(path, 'utf8')) as Partial<Owner> | null;
    return Number.isInteger(owner?.pid) ? (owner as Owner) : null;
  } catch {
    return null;
  }
}

/**
 * The owner file makes a crashed process's lock stale at once.
 * @returns unlocks
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lockfilePath = join(folder, 'database.lock');
  const ownerPath = join(folder, 'database.owner.json');
  const owner = readOwner(ownerPath);
  if (owner?.host === hostname() && !isRunning(owner)) {
    try {
      // Only one of several starting processes can unlink it.
      unlinkSync(ownerPath);
      utimesSync(lockfilePath, 0, 0);
    } catch {
      // Another process took the lock over, or it was released.
    }
  }
  const release = await lock(folder, { lockfilePath, stale: STALE_MS, update: UPDATE_MS }).catch((error) => {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    const who = owner === null ? 'another process' : `process ${owner.pid} on ${owner.host}`;
    throw new FolderInUse(
      `The database folder is in use by ${who} (${lockfilePath}). Stop it, or give this one another DATA_DIR.`,
    );
  });
  chmodSync(lockfilePath, 0o700);
  writeFileSync(ownerPath, JSON.stringify(currentOwner()), { mode: 0o600 });
  return release;
}
