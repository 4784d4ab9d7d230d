import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { Site } from '../pages/layout';

const COOKIE = 'aranya_known';
/** Since the last sign-in. */
const DAYS = 180;
/** More would not fit into the headers that a server takes. */
const MAX_ACCOUNTS = 10;

/**
 * Keeps strangers who guess from locking the owner out (OWASP's device cookie). It signs nobody in: it names a count of
 * failures.
 */
export interface KnownBrowsers {
  /** Undefined if its cookie is unknown, forged or too old. */
  find(request: FastifyRequest, reply: FastifyReply, accountId: string): string | undefined;
  remember(request: FastifyRequest, reply: FastifyReply, accountId: string): void;
}

interface Options {
  provider: () => Provider;
  issuer: string;
  site: Site;
  /** Epoch milliseconds. */
  now: () => number;
}

interface Entry {
  accountId: string;
  id: string;
  endsAt: number;
}

const written = ({ accountId, id, endsAt }: Entry) => `${accountId}.${id}.${endsAt}`;

function read(text: string): Entry {
  const [accountId = '', id = '', endsAt] = text.split('.');
  return { accountId, id, endsAt: Number(endsAt) };
}

export function createKnownBrowsers({ provider, issuer, site, now }: Options): KnownBrowsers {
  const secure = issuer.startsWith('https:');

  const cookiesOf = ({ raw }: FastifyRequest, reply: FastifyReply) => {
    const { cookies } = provider().createContext(raw, reply.raw);
    // TLS ends at a proxy where the issuer has https.
    cookies.secure = secure;
    return cookies;
  };
  const entriesOf = (cookies: ReturnType<typeof cookiesOf>) =>
    (cookies.get(COOKIE, { signed: true }) ?? '')
      .split('~')
      .map(read)
      .filter(({ endsAt }) => endsAt > now());

  return {
    find: (request, reply, accountId) =>
      entriesOf(cookiesOf(request, reply)).find((entry) => entry.accountId === accountId)?.id,

    remember(request, reply, accountId) {
      const cookies = cookiesOf(request, reply);
      const maxAge = DAYS * 24 * 60 * 60 * 1000;
      const known = entriesOf(cookies);
      const id = known.find((entry) => entry.accountId === accountId)?.id ?? randomUUID();
      const others = known.filter((entry) => entry.accountId !== accountId);
      const entries = [{ accountId, id, endsAt: now() + maxAge }, ...others].slice(0, MAX_ACCOUNTS);
      cookies.set(COOKIE, entries.map(written).join('~'), {
        signed: true,
        httpOnly: true,
        sameSite: 'lax',
        maxAge,
        path: site.signInPath || '/',
      });
    },
  };
}
