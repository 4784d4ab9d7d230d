import type { IncomingMessage } from 'node:http';

const UNRESERVED = /[\w.~-]/;

/**
 * The router also finds routes by absolute URLs and needlessly escaped characters, and hooks must see the same path.
 * @returns the URL with neither, as RFC 9112, 3.2.2 and RFC 3986, 6.2.2.2 have it
 */
export function normalizeUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  const plain = path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(parseInt(escaped.slice(1), 16));
    return UNRESERVED.test(character) ? character : escaped;
  });
  return [plain || '/', ...query].join('?');
}
