import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

const BEAT_MS = 5_000;
const SILENT_MS = 30_000;

interface Holder {
  pid: number;
  /** When the process started, in whatever words the system has: only compared, since process ids are used again. */
  started: string;
  host: string;
}

/** Another process that still runs holds the folder. The message names it and is meant for people. */
export class FolderInUse extends Error {}

/**
 * When the process started, unique with its id; empty where it does not run or the system does not tell. One that has
 * ended and waits for its parent to notice (a zombie) does not run: it writes nothing any more.
 */
export function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold anything: count from the last bracket.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[18] ?? ''}`;
  } catch {
    // No /proc here, or no such process.
  }
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const [, state = 'Z', started = ''] = /^\s*(\S+)\s+(.*)$/m.exec(line) ?? [];
    return state.startsWith('Z') ? '' : started.trim();
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readHolder(path: string): { text: string; holder: Holder | null } | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  try {
    const holder = JSON.parse(text) as Holder;
    return { text, holder: Number.isInteger(holder?.pid) && holder.pid > 0 ? holder : null };
  } catch {
    return { text, holder: null };
  }
}

function holds(path: string, holder: Holder | null): boolean {
  if (holder === null) return false;
  if (holder.host !== hostname()) {
    // On another machine, or in another container, over a shared disk: only its heartbeat tells.
    try {
      return Date.now() - statSync(path).mtimeMs < SILENT_MS;
    } catch {
      return false;
    }
  }
  return isRunning(holder.pid) && startOf(holder.pid) === holder.started;
}

/** Puts a lock that turned out not to be there any more out of the way, unless somebody was faster. */
function clear(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readHolder(aside)?.text !== stale) {
    try {
      linkSync(aside, path);
    } catch {
      // Somebody has taken it meanwhile; the next look will show.
    }
  }
  rmSync(aside, { force: true });
}

/**
 * Takes the lock file for this process. One that a killed process left behind is taken over, also where its process id
 * now belongs to another program.
 * @returns what gives it back
 * @throws FolderInUse where another process holds it
 */
export function lockFolder(path: string): () => void {
  const mine: Holder = { pid: process.pid, started: startOf(process.pid), host: hostname() };
  const text = `${JSON.stringify(mine)}\n`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(path, text, { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = readHolder(path);
    if (found === null) continue;
    if (holds(path, found.holder) || attempt >= 20) {
      const who =
        found.holder === null ? 'another process' : `process ${found.holder.pid} on ${found.holder.host}`;
      throw new FolderInUse(
        `The database folder is in use by ${who} (${path}). Stop it, or give this one another DATA_DIR.`,
      );
    }
    clear(path, found.text);
  }

  const beat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // The folder is gone or read-only: queries will tell.
    }
  }, BEAT_MS);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (readHolder(path)?.text === text) rmSync(path, { force: true });
  };
}
