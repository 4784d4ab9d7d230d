import type { FastifyServerOptions } from 'fastify';

export interface IdentitySettings {
  /** With a trailing slash. Its path comes before that of each page. */
  issuer: string;
  /** The `aud` of access tokens. */
  audience: string;
  /** Of the site. */
  clientId: string;
  /** Of apps that sign in by the device flow. */
  deviceClientId: string;
  /** An origin. */
  siteUrl: string;
  /** Origins that may sign people in, the site's first. */
  siteOrigins: readonly string[];
  /** From 0.1 to 1,000,000. */
  rateLimitScale: number;
  /** Which proxies tell a visitor's address. */
  trustProxy: FastifyServerOptions['trustProxy'];
}
