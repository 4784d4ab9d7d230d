import type { FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { AttemptOutcome } from './interaction/sign-in-limits';
import type { MailerSettings } from './mail/mailer';
import type { SiteWords } from './pages/layout';

export interface Answered {
  method: string;
  /** The path's pattern below the issuer; undefined if unknown. */
  route: string | undefined;
  status: number;
  seconds: number;
}

export type Admission = 'open' | 'invitation' | 'approval' | 'closed';

export interface IdentitySettings {
  /** Ends with a slash. */
  issuer: string;
  /** The `aud` of access tokens. */
  audience: string;
  clientId: string;
  deviceClientId: string;
  /** An origin. */
  siteUrl: string;
  siteWords: () => SiteWords;
  siteOrigins: readonly string[];
  /** From 0.1 to 1,000,000. */
  rateLimitScale: number;
  trustProxy: FastifyServerOptions['trustProxy'];
  mail?: MailerSettings;
  breachedPasswordsUrl?: string;
  /** Everybody, by default. */
  admission?: () => Promise<Admission>;
  /** log2 of scrypt's cost, 15 by default, the same for all hashes of a database. */
  passwordCost?: number | undefined;
  /** Epoch milliseconds. */
  now?: () => number;
  /** Told nothing of the person. */
  onAttempt?: (outcome: AttemptOutcome) => void;
  /** Gets the `sid` of its access tokens, which last minutes longer. */
  onSessionEnded?: (sessionId: string) => Promise<void>;
  makeRequestId?: (request: IncomingMessage) => string;
  onAnswered?: (answer: Answered) => void;
}
