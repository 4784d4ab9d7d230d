import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * What every answer is guarded by. No page may stand in a frame, but for silent renewal's, which oidc-provider marks by
 * taking `frame-ancestors` out: that one may stand in the site's.
 *
 * The policy on referrers must not be `no-referrer`: forms would then come with `Origin: null`.
 */
export function pageHeaders(siteOrigins: readonly string[]) {
  const site = siteOrigins.join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    // Browsers hold the redirects after a form to this list too, and the last one leads to the site.
    `form-action 'self' ${site}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  return async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    ctx.set({
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    });
    await next();
    const sent = ctx.response.get('Content-Security-Policy');
    if (!sent.includes('frame-ancestors'))
      ctx.set('Content-Security-Policy', `${sent}; frame-ancestors ${site}`);
    if (!ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store');
  };
}
