import { clearReadings } from '../../lib/device-storage';
import { paths } from '../../lib/paths';
import { createPersistedStore, updatePersisted } from '../../lib/persisted-store';
import {
  COMMUNITY_SHELL,
  dropEverything,
  isKept,
  keepCode,
  keepPage,
  loadTakeAlong,
  NotServed,
  SHELL,
} from './kept-caches';

/** A visitor who reads so many pages comes back. */
const READS_BEFORE_KEEPING = 3;

export interface Reads {
  /** Undecided, what was read is counted only. */
  choice: 'undecided' | 'keep' | 'never';
  /** Paths, until they are kept. */
  read: readonly string[];
}

export const readsStore = createPersistedStore('aranya-reads', (stored): Reads => {
  const { choice, read } = (stored ?? {}) as Partial<Reads>;
  return {
    choice: choice === 'keep' || choice === 'never' ? choice : 'undecided',
    read: Array.isArray(read) ? read.filter((path) => typeof path === 'string') : [],
  };
});

/** Returns true once somebody has asked that nothing be kept. */
export function keepsNothing(): boolean {
  void readsStore.persist.rehydrate();
  return readsStore.getState().value.choice === 'never';
}

const isCommunity = (path: string) => /^\/community(\/|$)/.test(path);

/**
 * Keeps what is being read from now on.
 * @throws Error without a network, or where the browser has no room
 */
export async function startKeeping(): Promise<void> {
  updatePersisted(readsStore, (now): Reads => ({ ...now, choice: 'keep' }));
  if (await isKept(SHELL)) return;
  await keepPage(paths.offline());
  await keepCode('public');
}

/**
 * Keeps pages on purpose, and what is read from now on.
 * @param progress hears the share that is kept, up to 1
 * @throws Error without a network, or where the browser has no room
 */
export async function takePages(
  pages: readonly string[],
  progress: (share: number) => void = () => undefined,
): Promise<void> {
  // Firefox asks the person, who may not answer.
  void navigator.storage?.persist?.();
  await startKeeping();
  const takeAlong = await loadTakeAlong();
  for (const [index, path] of pages.entries()) {
    await keepPage(path, takeAlong);
    progress((index + 1) / pages.length);
  }
}

async function keep(path: string): Promise<void> {
  if (isCommunity(path)) {
    if (!(await isKept(COMMUNITY_SHELL))) await keepCode('community');
  } else if (!(await isKept(path))) {
    await keepPage(path);
  }
}

/** Keeps one page after the other, since several may need the same code, and forgets each that is done. */
async function keepNext(): Promise<void> {
  const [path] = readsStore.getState().value.read;
  if (path === undefined) return;
  await keep(path).catch((problem: unknown) => {
    // A page that is gone stops no other.
    if (!(problem instanceof NotServed)) throw problem;
  });
  updatePersisted(readsStore, (now) => ({ ...now, read: now.read.filter((page) => page !== path) }));
  return keepNext();
}

async function keepReads(): Promise<void> {
  const { choice, read } = readsStore.getState().value;
  if (choice === 'never' || (choice === 'undecided' && read.length < READS_BEFORE_KEEPING)) return;
  await navigator.serviceWorker.ready;
  await startKeeping();
  await keepNext();
}

let keeping: Promise<void> = Promise.resolve();

/**
 * Counts a page, and keeps it once the visitor keeps what they read. Never rejects: without room or network they read on,
 * and the next page tries again.
 */
export function noteRead(path: string): Promise<void> {
  updatePersisted(readsStore, (now) => {
    if (now.choice === 'never') return now;
    return { ...now, read: [...new Set([...now.read, path])] };
  });
  keeping = keeping.then(keepReads).catch(() => undefined);
  return keeping;
}

/** Forgets what was kept, and keeps nothing until somebody asks. */
export async function stopKeeping(): Promise<void> {
  updatePersisted(readsStore, (): Reads => ({ choice: 'never', read: [] }));
  await Promise.all([dropEverything(), clearReadings()]);
}
