import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Form, typed } from './outcome';
import type { SignedCookies } from './signed-cookies';

const COOKIE = 'aranya_typed';
/** Long enough to begin again, short on a shared computer. */
const STAY_MS = 60 * 60 * 1000;
/** Browsers drop a cookie above 4,096 bytes. */
const MAX_LENGTH = 2000;

export type KeptEntries = ReturnType<typeof createKeptEntries>;

/** For the next form in the same browser (WCAG 2.2.1 and 3.3.7). */
export const createKeptEntries = (cookies: SignedCookies) => ({
  keep(request: FastifyRequest, reply: FastifyReply) {
    const values = typed((request.body ?? {}) as Form);
    const written = String(new URLSearchParams(values));
    if (Object.values(values).some(Boolean) && written.length <= MAX_LENGTH)
      cookies.set(request, reply, COOKIE, written, STAY_MS);
  },

  find: (request: FastifyRequest, reply: FastifyReply): Form =>
    Object.fromEntries(new URLSearchParams(cookies.get(request, reply, COOKIE))),

  forget(request: FastifyRequest, reply: FastifyReply) {
    if (cookies.get(request, reply, COOKIE) !== undefined) cookies.set(request, reply, COOKIE, '', 0);
  },
});
