import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env';
import { serverLimits } from './plugins/security';

/** Every address of the host: localhost may be both ::1 and 127.0.0.1, and visitors' programs try either. */
async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

function listenAt(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** A second door to the same app, with the same bounds. */
async function openDoor(app: FastifyInstance, port: number, host: string): Promise<Server> {
  const { http, requestTimeout, connectionTimeout, keepAliveTimeout } = serverLimits;
  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, app.routing);
  server.setTimeout(connectionTimeout);
  await listenAt(server, port, host);
  return server;
}

/** A door on each address of the host that there is. */
async function openDoors(app: FastifyInstance, port: number, host: string): Promise<Server[]> {
  const doors: Server[] = [];
  let failure: unknown;
  for (const address of await addressesOf(host)) {
    try {
      doors.push(await openDoor(app, port, address));
    } catch (error) {
      // A machine may name an address that it does not have; a port that is taken is the caller's to know.
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
      failure = error;
    }
  }
  if (doors.length === 0) throw failure;
  return doors;
}

/**
 * Listens on the API's port, and on the site's as well where this process serves the site. Closing the app closes both.
 * @returns the addresses, the site's first
 */
export async function listenForSite(app: FastifyInstance, env: Pick<Env, 'api' | 'web'>): Promise<string[]> {
  const { host } = env.api;
  const doors: Server[] = [];
  let doorsClosed: Promise<unknown> = Promise.resolve();
  let letGo: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    doorsClosed = Promise.all(doors.map((door) => new Promise((closed) => door.close(closed))));
    // Connections whose last answer is still being made become idle later, and would keep their server open for long.
    const closeIdle = () => [app.server, ...doors].forEach((server) => server.closeIdleConnections());
    closeIdle();
    letGo = setInterval(closeIdle, 100);
  });
  // Added last, it runs first: what closes the database runs after the last answer.
  app.addHook('onClose', async () => {
    await doorsClosed;
    clearInterval(letGo);
  });

  const address = await app.listen({
    host,
    port: env.api.port,
    listenTextResolver: (at) => `Listening at ${at}`,
  });
  const api = `http://${host}:${new URL(address).port || 80}`;
  if (!env.web.serve || env.web.port === env.api.port) return [api];
  doors.push(...(await openDoors(app, env.web.port, host)));
  return [`http://${host}:${env.web.port}`, api];
}
