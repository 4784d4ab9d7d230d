import { paths } from '../../app/paths';

/** Where sign-in may lead back to: an address of this site, or the community's start. */
export function safeReturnTo(address: unknown): string {
  if (typeof address !== 'string' || !address.startsWith('/')) return paths.community();
  try {
    const base = 'http://site.invalid';
    const url = new URL(address, base);
    return url.origin === base ? url.pathname + url.search + url.hash : paths.community();
  } catch {
    return paths.community();
  }
}
