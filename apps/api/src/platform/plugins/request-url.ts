import type { IncomingMessage } from 'node:http';

const UNRESERVED = /[\w.~-]/;

/**
 * The router also accepts absolute URLs and needless escapes; this removes them for hooks (RFC 9112, 3.2.2;
 * RFC 3986, 6.2.2.2).
 */
export function normalizeUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  const plain = path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(parseInt(escaped.slice(1), 16));
    return UNRESERVED.test(character) ? character : escaped;
  });
  return [plain || '/', ...query].join('?');
}
