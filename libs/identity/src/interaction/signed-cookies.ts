import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Site } from '../pages/layout';

/** Cookies for the addresses of sign-in alone, which no script reads and nobody else can write. */
export interface SignedCookies {
  /** Undefined if there is none, or a forged one. */
  get(request: FastifyRequest, reply: FastifyReply, name: string): string | undefined;
  /** @param maxAge milliseconds; 0 deletes it */
  set(request: FastifyRequest, reply: FastifyReply, name: string, value: string, maxAge: number): void;
}

interface Options {
  provider: () => Provider;
  issuer: string;
  site: Site;
}

export function createSignedCookies({ provider, issuer, site }: Options): SignedCookies {
  const secure = issuer.startsWith('https:');

  const cookiesOf = ({ raw }: FastifyRequest, reply: FastifyReply) => {
    const { cookies } = provider().createContext(raw, reply.raw);
    // TLS ends at a proxy where the issuer has https.
    cookies.secure = secure;
    return cookies;
  };

  return {
    get: (request, reply, name) => cookiesOf(request, reply).get(name, { signed: true }),
    set: (request, reply, name, value, maxAge) =>
      void cookiesOf(request, reply).set(name, value, {
        signed: true,
        httpOnly: true,
        sameSite: 'lax',
        maxAge,
        path: site.signInPath || '/',
      }),
  };
}
