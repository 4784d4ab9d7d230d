import { existsSync, readFileSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** The first opening of PGlite blocks the event loop, and with it the updates of the lock, for seconds. */
const STALE_MS = 30_000;
const UPDATE_MS = 5_000;

interface Owner {
  pid: number;
  /** Tells apart processes that had the same id one after the other. */
  started: string;
  host: string;
}

/** Another process holds the folder. The message names it and is meant for people. */
export class FolderInUse extends Error {}

const hasProc = existsSync('/proc/self/stat');

/**
 * When the process started, in ticks since boot; empty where it does not run or there is no /proc. A zombie, which has
 * ended but is still listed, does not run.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold anything.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? '' : (fields[18] ?? '');
  } catch {
    return '';
  }
}

export const currentOwner = (): Owner => ({
  pid: process.pid,
  started: startOf(process.pid),
  host: hostname(),
});

function isRunning({ pid, started }: Owner): boolean {
  if (hasProc) return startOf(pid) === started;
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
 * Locks the folder for this process. After a crash the library would wait until the lock is stale, so an owner file
 * says whose lock it is, and the lock of a process of this machine that has ended counts as stale at once.
 * @returns unlocks the folder
 * @throws FolderInUse where another process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lockfilePath = join(folder, 'database.lock');
  const ownerPath = join(folder, 'database.owner.json');
  const owner = readOwner(ownerPath);
  if (owner?.host === hostname() && !isRunning(owner)) {
    try {
      // Of several starting processes only one can unlink the file.
      unlinkSync(ownerPath);
      utimesSync(lockfilePath, 0, 0);
    } catch {
      // Another process takes the lock over, or it was released.
    }
  }
  const release = await lock(folder, { lockfilePath, stale: STALE_MS, update: UPDATE_MS }).catch((error) => {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    const who = owner === null ? 'another process' : `process ${owner.pid} on ${owner.host}`;
    throw new FolderInUse(
      `The database folder is in use by ${who} (${lockfilePath}). Stop it, or give this one another DATA_DIR.`,
    );
  });
  writeFileSync(ownerPath, JSON.stringify(currentOwner()));
  return release;
}
