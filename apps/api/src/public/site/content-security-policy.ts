import type { PublicSettings } from '@aranya/contracts';

/** `{s}` stands for any subdomain. */
function cspOrigin(address: string): string {
  const url = new URL(address.replace('{s}', 'subdomain'));
  return address.includes('{s}.') ? `${url.protocol}//${url.host.replace('subdomain', '*')}` : url.origin;
}

/** The policy allows styling by the CSSOM. `/media` serves pictures of news and sign-in. */
export function contentSecurityPolicy(settings: PublicSettings, scriptHashes: readonly string[]): string {
  const issuer = cspOrigin(settings.auth.issuer);
  const tiles = settings.tiles ? [cspOrigin(settings.tiles.url)] : [];
  const secure = settings.siteUrl.startsWith('https:');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'"],
    // The composer shows chosen pictures as blobs; stylesheets hold small pictures.
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'font-src': ["'self'"],
    'connect-src': ["'self'", issuer],
    // Silent renewal uses a hidden frame; the SDK keeps refresh tokens in its own worker.
    'frame-src': [issuer],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // apps/web/src/lib/trusted-types.ts holds the only policy.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
