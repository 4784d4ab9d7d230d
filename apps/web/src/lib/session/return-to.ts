/** True when the address has the provider's answer, as OAuth 2 defines it. */
export function isSignInAnswer(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/** Returns undefined unless the address belongs to this site. */
export function safeReturnTo(address: unknown): string | undefined {
  const base = 'http://site.invalid';
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, base))
    return undefined;
  const url = new URL(address, base);
  return url.origin === base ? url.pathname + url.search + url.hash : undefined;
}
