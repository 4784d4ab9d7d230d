import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import fp from 'fastify-plugin';
import type { Env } from '../../env';

const REQUEST_ID_HEADER = 'x-request-id';
/** A UUID, as Caddy and nginx make them, cannot hold a person's words. */
const SAFE_ID = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;

function trustCheck(trust: Env['trustProxy']): (address: string) => boolean {
  if (Array.isArray(trust)) {
    const isListed = proxyAddr.compile(trust);
    return (address) => isListed(address, 0);
  }
  return () => trust === true || (typeof trust === 'number' && trust > 0);
}

export function requestIds(trust: Env['trustProxy']) {
  const isTrusted = trustCheck(trust);
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    return typeof given === 'string' && SAFE_ID.test(given) && isTrusted(socket.remoteAddress ?? '')
      ? given
      : randomUUID();
  };
}

/** Lets a person quote the id, and an operator find it in the log. */
export const requestIdPlugin = fp(
  (app, _options, done) => {
    app.addHook('onRequest', async (request, reply) => {
      void reply.header(REQUEST_ID_HEADER, request.id);
    });
    done();
  },
  { name: 'request-id' },
);
