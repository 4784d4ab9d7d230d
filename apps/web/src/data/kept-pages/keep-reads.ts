import { clearReadings } from '../../lib/device-storage';
import { localized } from '../../lib/language/site-paths';
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

/** This many pages suggest a returning visitor. */
const READS_BEFORE_KEEPING = 3;

export interface Reads {
  /** While undecided, pages are only counted. */
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

/** True once the visitor asked to keep nothing. */
export function keepsNothing(): boolean {
  void readsStore.persist.rehydrate();
  return readsStore.getState().value.choice === 'never';
}

const isCommunity = (path: string) => /^\/community(\/|$)/.test(path);

/**
 * Keeps everything read from now on.
 * @throws Error without a network or storage room
 */
export async function startKeeping(): Promise<void> {
  updatePersisted(readsStore, (now): Reads => ({ ...now, choice: 'keep' }));
  if (await isKept(SHELL)) return;
  await keepPage(localized(paths.offline()));
  await keepCode('public');
}

/**
 * Keeps the chosen pages, and everything read from now on.
 * @param progress receives the kept share, up to 1
 * @throws Error without a network or storage room
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

/** One by one, since pages share code; forgets each when done. */
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
 * Counts a page, and keeps it if the visitor keeps reads. Never rejects: without room or network, the next
 * page tries again.
 */
export function noteRead(path: string): Promise<void> {
  updatePersisted(readsStore, (now) => {
    if (now.choice === 'never') return now;
    return { ...now, read: [...new Set([...now.read, path])] };
  });
  keeping = keeping.then(keepReads).catch(() => undefined);
  return keeping;
}

/** Deletes everything kept, and keeps nothing until asked. */
export async function stopKeeping(): Promise<void> {
  updatePersisted(readsStore, (): Reads => ({ choice: 'never', read: [] }));
  await Promise.all([dropEverything(), clearReadings()]);
}
