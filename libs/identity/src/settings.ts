import type { FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { AttemptOutcome } from './interaction/sign-in-limits';
import type { MailerSettings } from './mail/mailer';

/** A request that ended: nothing in it tells who sent it. */
export interface Answered {
  method: string;
  /** The pattern of its path below the issuer, undefined for an unknown one. */
  route: string | undefined;
  status: number;
  seconds: number;
}

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
  /** Undefined where no mail can be sent: addresses stay unconfirmed, and operators make reset links. */
  mail?: MailerSettings;
  /** Of a service with the interface of Pwned Passwords; undefined where none is asked. */
  breachedPasswordsUrl?: string;
  /** log2 of scrypt's cost, 15 by default. All hashes of a database have the same. */
  passwordCost?: number | undefined;
  /** Epoch milliseconds, by which limits, keys and links end; `Date.now` by default. */
  now?: () => number;
  /** Hears how each attempt with a password ended, and nothing of who made it. */
  onAttempt?: (outcome: AttemptOutcome) => void;
  /** Names a request in its answer and in the log; otherwise Fastify numbers them. */
  requestIdOf?: (request: IncomingMessage) => string;
  /** Hears of each request that ended. */
  onAnswered?: (answer: Answered) => void;
}
