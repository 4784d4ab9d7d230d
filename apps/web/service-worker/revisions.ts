import type { WorkboxPlugin } from 'workbox-core/types';

/** Query parameter of a cache key that names the revision; the same as in Workbox's own keys. */
const MARK = '__WB_REVISION__';

/** The key under which one revision of a path is kept. Without a revision the name itself changes with the content. */
export function keyOf(path: string, revision: string | null, origin: string): string {
  const key = new URL(path, origin);
  if (revision !== null) key.searchParams.set(MARK, revision);
  return key.href;
}

/** The revision of content, as the build computes it: the first 20 hexadecimal digits of its SHA-256. */
async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.slice(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether an answer is the revision that this worker was built for. While a new version is rolled out, some servers
 * still send the old one, and caches on the way may do so longer; kept under the new revision it would stay for ever.
 * A page's revision is its ETag. Where something on the way has taken the ETag away, the page is believed.
 */
export async function isRevision(
  response: Response,
  kind: 'page' | 'file',
  revision: string,
): Promise<boolean> {
  if (kind === 'file') return (await digestOf(await response.clone().arrayBuffer())) === revision;
  const etag = response.headers.get('etag');
  return etag === null || etag.includes(revision);
}

/** Keeps nothing but complete answers of the revision wanted. */
export function onlyRevision(
  of: (path: string) => { kind: 'page' | 'file'; revision: string | null } | undefined,
): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200 || response.redirected) return null;
      const wanted = of(decodeURIComponent(new URL(request.url).pathname));
      if (!wanted) return null;
      if (wanted.revision === null) return response;
      return (await isRevision(response, wanted.kind, wanted.revision)) ? response : null;
    },
  };
}
