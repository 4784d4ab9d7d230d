import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Site } from '../pages/layout';

/** Only sign-in gets them; scripts cannot read and others cannot write them. */
export interface SignedCookies {
  /** Undefined if missing or forged. */
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

  const openCookies = ({ raw }: FastifyRequest, reply: FastifyReply) => {
    const { cookies } = provider().createContext(raw, reply.raw);
    // TLS ends at a proxy where the issuer has https.
    cookies.secure = secure;
    return cookies;
  };

  return {
    get: (request, reply, name) => openCookies(request, reply).get(name, { signed: true }),
    set: (request, reply, name, value, maxAge) =>
      void openCookies(request, reply).set(name, value, {
        signed: true,
        httpOnly: true,
        sameSite: 'lax',
        maxAge,
        path: site.signInPath || '/',
      }),
  };
}
