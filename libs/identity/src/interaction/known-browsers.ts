import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { SignedCookies } from './signed-cookies';

const COOKIE = 'aranya_known';
/** Since the last sign-in. */
export const KNOWN_BROWSER_DAYS = 180;
/** More would not fit into request headers. */
const MAX_ACCOUNTS = 10;

/**
 * Strangers who guess cannot lock the owner out (OWASP's device cookie). It names a count of failures and
 * signs nobody in.
 */
export interface KnownBrowsers {
  /** Undefined if its cookie is unknown, forged or too old. */
  find(request: FastifyRequest, reply: FastifyReply, accountId: string): string | undefined;
  remember(request: FastifyRequest, reply: FastifyReply, accountId: string): void;
}

interface Options {
  cookies: SignedCookies;
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

export function createKnownBrowsers({ cookies, now }: Options): KnownBrowsers {
  const readEntries = (request: FastifyRequest, reply: FastifyReply) =>
    (cookies.get(request, reply, COOKIE) ?? '')
      .split('~')
      .map(read)
      .filter(({ endsAt }) => endsAt > now());

  return {
    find: (request, reply, accountId) =>
      readEntries(request, reply).find((entry) => entry.accountId === accountId)?.id,

    remember(request, reply, accountId) {
      const maxAge = KNOWN_BROWSER_DAYS * 24 * 60 * 60 * 1000;
      const known = readEntries(request, reply);
      const id = known.find((entry) => entry.accountId === accountId)?.id ?? randomUUID();
      const others = known.filter((entry) => entry.accountId !== accountId);
      const entries = [{ accountId, id, endsAt: now() + maxAge }, ...others].slice(0, MAX_ACCOUNTS);
      cookies.set(request, reply, COOKIE, entries.map(written).join('~'), maxAge);
    },
  };
}
