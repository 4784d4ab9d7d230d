import type { KoaContextWithOIDC } from 'oidc-provider';

/** Answers 405 and names the methods that the address takes. */
export function refuseMethod(ctx: KoaContextWithOIDC, allowed: string): void {
  ctx.status = 405;
  ctx.set('Allow', allowed);
  ctx.body = 'Method not allowed';
}
