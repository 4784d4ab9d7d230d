/** What the worker has of the site. Paths are as the server decodes them: `/parks&sancturies`. */
export interface Holdings {
  /** Pages that are kept, by their paths. */
  readonly pages: ReadonlySet<string>;
  /** Other files that are kept, by their paths. */
  readonly files: ReadonlySet<string>;
}

/** What a request needs to say of itself. */
export interface Asked {
  readonly url: URL;
  readonly method: string;
  /** A page is asked for, to be shown in a window. */
  readonly navigation: boolean;
}

export type Answer =
  /** Not the worker's business: the browser goes on as if there were none. */
  | { readonly kind: 'untouched' }
  /** A kept page, whatever its query, which is read in the browser. */
  | { readonly kind: 'page'; readonly path: string }
  /** From the network; without one, the page that the browser draws by itself. */
  | { readonly kind: 'network-page' }
  | { readonly kind: 'file'; readonly path: string };

const untouched = { kind: 'untouched' } as const;

/** Calls, pictures that people have posted, and every address that signing in or out goes through. */
const NEVER = /^\/(api|media|authorize|oauth|callback|login|logout|v2|\.well-known)(\/|$)/;

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The sign-in provider's answer: it may be used once, and nobody but the page may see it. */
const isSignInAnswer = (query: URLSearchParams) =>
  query.has('state') && (query.has('code') || query.has('error'));

/**
 * Who answers a request. Everything is untouched but what is known to be the same for everybody: the site's own pages
 * and files. So no answer of the API, no posted picture, no tile and nothing of another site can come into a cache.
 */
export function whatToDo({ url, method, navigation }: Asked, origin: string, holdings: Holdings): Answer {
  if (method !== 'GET' || url.origin !== origin) return untouched;
  const path = decoded(url.pathname);
  if (path === undefined || NEVER.test(path)) return untouched;
  if (!navigation) return holdings.files.has(path) && url.search === '' ? { kind: 'file', path } : untouched;
  if (isSignInAnswer(url.searchParams)) return untouched;
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (holdings.pages.has(bare)) return { kind: 'page', path: bare };
  // A file opened in a window of its own, such as a picture, is the server's to answer.
  return holdings.files.has(path) || /\.\w+$/.test(path) ? untouched : { kind: 'network-page' };
}
