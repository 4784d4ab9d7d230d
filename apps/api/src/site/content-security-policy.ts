import type { PublicSettings } from '@aranya/contracts';

/** `{s}` stands for any subdomain. */
function originOf(address: string): string {
  const url = new URL(address.replace('{s}', 'subdomain'));
  return address.includes('{s}.') ? `${url.protocol}//${url.host.replace('subdomain', '*')}` : url.origin;
}

/** The map, dialogs and toasts need inline styles; news and sign-in providers name their own picture hosts. */
export function contentSecurityPolicy(settings: PublicSettings, scriptHashes: readonly string[]): string {
  const issuer = originOf(settings.auth.issuer);
  const tiles = originOf(settings.tiles.url);
  const secure = settings.siteUrl.startsWith('https:');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', tiles, issuer],
    'connect-src': ["'self'", issuer],
    // Silent renewal uses a hidden frame; the SDK keeps refresh tokens in its own worker.
    'frame-src': [issuer],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
