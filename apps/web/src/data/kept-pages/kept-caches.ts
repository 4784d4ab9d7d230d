import { unescape } from 'html-escaper';
import type { Locale } from '../../lib/language/locale';
import { localeOf } from '../../lib/language/site-paths';

/**
 * This device keeps offline pages in caches that the service worker reads and refreshes
 * (apps/web/service-worker.ts has the same names). It keeps nothing without an app shell among the pages.
 */

export const TAKE_ALONG_FILE = '/take-along.json';
/** The page for every address whose code is kept; the community has `COMMUNITY_SHELL`. */
export const SHELL = '/app-shell';
export const COMMUNITY_SHELL = '/app-shell?community';

/** Written by the build. */
export interface TakeAlong {
  /** The code of all public pages, and what the community needs beside it. */
  code: { public: string[]; community: string[] };
  /** The messages of each language but English, which pages have in their code. */
  languages: Record<Exclude<Locale, 'en'>, string[]>;
  /** Client navigation to these pages fetches data. */
  pagesWithData: string[];
  /** Stored bytes of each collection, by `sizeKey`. */
  sizes: Record<string, number>;
}

export const sizeKey = (collection: string, locale: Locale) =>
  locale === 'en' ? collection : `${locale}/${collection}`;

/** Browsers open six connections to a site; the current page needs some of them. */
const AT_ONCE = 3;
const TITLE = /<title[^>]*>([^<]*)/;
const REFERENCE = /["'\s,(=](\/(?:assets|artwork\/(?!cards\/))[^"'\s,)#\\<]+)/g;

const cacheName = (file: string) => /^\/(assets|artwork)\//.exec(file)?.[1] ?? 'pages';
const toPath = ({ url }: Request) => decodeURI(new URL(url).pathname);
const isPage = (path: string) => !path.endsWith('.data') && path !== SHELL;
export const dataPath = (page: string) => `${page}.data`;

const CACHES = ['pages', 'assets', 'artwork', 'photographs'] as const;

const openPages = () => caches.open('pages');

export const findReferences = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(REFERENCE), ([, file = '']) => file)),
];

/** The server answered without the file. */
export class NotServed extends Error {}

async function fetched(file: string): Promise<Response> {
  const answer = await fetch(file, { priority: 'low' });
  if (!answer.ok) throw new NotServed(`${file} was answered with ${answer.status}.`);
  return answer;
}

async function addMissing(files: readonly string[]): Promise<void> {
  const wanted = [...files];
  const next = async (): Promise<void> => {
    const file = wanted.shift();
    if (file === undefined) return;
    const cache = await caches.open(cacheName(file));
    if (!(await cache.match(file))) await cache.put(file, await fetched(file));
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** @throws Error without a network */
export async function loadTakeAlong(): Promise<TakeAlong> {
  return (await (await fetched(TAKE_ALONG_FILE)).json()) as TakeAlong;
}

export const isKept = async (page: string) =>
  (await caches.match(page, { cacheName: 'pages' })) !== undefined;

const isKeeping = () => isKept(SHELL);

/**
 * Keeps the pages' code, the shell last, so that there is never a shell without its code.
 * @throws Error without a network or storage room
 */
export async function keepCode(part: keyof TakeAlong['code']): Promise<void> {
  const shell = part === 'public' ? SHELL : COMMUNITY_SHELL;
  const page = await fetched(SHELL);
  const html = await page.clone().text();
  await addMissing([...(await loadTakeAlong()).code[part], ...findReferences(html)]);
  await (await openPages()).put(shell, page);
}

/**
 * Keeps the server's version of a page with its drawings.
 * @param takeAlong given if already loaded
 * @throws Error without a network or storage room
 */
export async function keepPage(page: string, takeAlong?: TakeAlong): Promise<void> {
  const answer = await fetched(page);
  await addMissing(findReferences(await answer.clone().text()));
  const pages = await openPages();
  const { pagesWithData, languages } = takeAlong ?? (await loadTakeAlong());
  const locale = localeOf(page);
  if (locale !== 'en') await addMissing(languages[locale]);
  if (pagesWithData.includes(page)) await pages.put(dataPath(page), await fetched(dataPath(page)));
  await pages.put(page, answer);
}

export interface KeptPage {
  path: string;
  title: string;
}

/** @returns the pages in the order they were kept */
export async function keptPages(): Promise<KeptPage[]> {
  if (!(await isKeeping())) return [];
  const pages = await openPages();
  const requests = (await pages.keys()).filter((request) => isPage(toPath(request)));
  const named = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await pages.match(request))?.text()) ?? '';
      const title = unescape(TITLE.exec(html)?.[1] ?? '').replace(/ · [^·]*$/, '');
      return [toPath(request), { path: toPath(request), title }] as const;
    }),
  );
  // An address with a query is the same page.
  return [...new Map(named).values()];
}

/** @returns bytes in all caches, including code and photographs */
export async function keptBytes(): Promise<number> {
  if (!(await isKeeping())) return 0;
  const opened = await Promise.all(CACHES.map((name) => caches.open(name)));
  const answers = (await Promise.all(opened.map((cache) => cache.matchAll()))).flat();
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function namedByPages(): Promise<Set<string>> {
  const pages = await openPages();
  const htmls = await Promise.all((await pages.matchAll()).map((answer) => answer.text()));
  return new Set(htmls.flatMap(findReferences));
}

async function sweepDrawings(): Promise<void> {
  const named = await namedByPages();
  const drawings = await caches.open('artwork');
  for (const request of await drawings.keys()) {
    const path = toPath(request);
    if (!named.has(path) && !path.startsWith('/artwork/terrain/')) await drawings.delete(request);
  }
}

export async function dropPages(dropped: readonly string[]): Promise<void> {
  const pages = await openPages();
  for (const page of dropped) {
    await pages.delete(page, { ignoreSearch: true });
    await pages.delete(dataPath(page), { ignoreSearch: true });
  }
  await sweepDrawings();
}

export async function dropEverything(): Promise<void> {
  for (const name of CACHES) await caches.delete(name);
}

/**
 * Refetches everything kept if the site's code has changed, and deletes the old code.
 * @throws Error without a network or storage room
 */
export async function renewKept(): Promise<void> {
  if (!(await isKeeping())) return;
  const takeAlong = await loadTakeAlong();
  const { code, languages } = takeAlong;
  const assets = await caches.open('assets');
  const before = (await assets.keys()).map(toPath);
  if (code.public.every((file) => before.includes(file))) return;
  const kept = await keptPages();
  const withCommunity = await isKept(COMMUNITY_SHELL);
  await keepCode('public');
  if (withCommunity) await keepCode('community');
  // A page that is gone stays as it is.
  for (const { path } of kept) await keepPage(path, takeAlong).catch(() => undefined);
  const needed = new Set([
    ...Object.values(code).flat(),
    ...Object.values(languages).flat(),
    ...(await namedByPages()),
  ]);
  for (const file of before) if (!needed.has(file)) await assets.delete(file);
}
