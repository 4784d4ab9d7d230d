import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReadyPages, type ReadyText, readyText } from './page-cache';

/** What stands in the built worker for the pages and their revisions. */
const PAGES_MARK = 'self.__PAGES';
/** The address of the fallback page, which no link leads to: from here the worker takes it. */
export const FALLBACK_PATH = '/app-shell';
/** The signed-in area: its pages come from the network, and without one the fallback page says so. */
const COMMUNITY = /^\/community(\/|$)/;

/** The worker may ask this site alone, and run nothing but itself. */
const policy = "default-src 'none'; connect-src 'self'";

/**
 * Writes the pages into the built worker, each with the ETag of the form that it keeps: what the server sends depends
 * on its settings, and only it knows. So another setting makes another worker, as another build does, and browsers
 * notice either.
 */
export function fillServiceWorker(
  script: string,
  { pages, fallback }: Pick<ReadyPages, 'pages' | 'fallback'>,
): string {
  if (script.split(PAGES_MARK).length !== 2)
    throw new Error('The built service worker has no place for the pages. Build the site again.');
  const kept = [...pages].filter(([route]) => !COMMUNITY.test(route));
  const revisions = [...kept, [FALLBACK_PATH, fallback] as const].map(([route, { linked }]) => [
    route,
    linked.etag.replaceAll('"', ''),
  ]);
  return script.replace(PAGES_MARK, () => JSON.stringify(Object.fromEntries(revisions)));
}

/**
 * The service worker of the site built into `folder`, or, where it is not wanted, the script that removes it from every
 * browser that has it.
 */
export async function readyServiceWorker(
  folder: string,
  pages: ReadyPages,
  wanted: boolean,
): Promise<ReadyText> {
  const read = (name: string) => readFile(path.join(folder, '..', name), 'utf8');
  const script = wanted
    ? fillServiceWorker(await read('service-worker.js'), pages)
    : await read('service-worker-off.js');
  return readyText(script, policy);
}
