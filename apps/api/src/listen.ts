import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env';
import { serverLimits } from './plugins/security';

/** localhost may be ::1 and 127.0.0.1. */
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

async function startServer(app: FastifyInstance, port: number, host: string): Promise<Server> {
  const { http, requestTimeout, connectionTimeout, keepAliveTimeout } = serverLimits;
  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, app.routing);
  server.setTimeout(connectionTimeout);
  await listenAt(server, port, host);
  return server;
}

async function startServers(app: FastifyInstance, port: number, host: string): Promise<Server[]> {
  const servers: Server[] = [];
  let failure: unknown;
  for (const address of await addressesOf(host)) {
    try {
      servers.push(await startServer(app, port, address));
    } catch (error) {
      // A name may resolve to an address that the machine lacks.
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
      failure = error;
    }
  }
  if (servers.length === 0) throw failure;
  return servers;
}

/**
 * Listens on the API's port and, if it serves the site, on the site's.
 * @returns the URLs, the site's first
 */
export async function listenForSite(app: FastifyInstance, env: Pick<Env, 'api' | 'web'>): Promise<string[]> {
  const { host } = env.api;
  const servers: Server[] = [];
  let serversClosed: Promise<unknown> = Promise.resolve();
  let closeIdleTimer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    serversClosed = Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
    // Connections of pending answers become idle only later.
    const closeIdle = () => [app.server, ...servers].forEach((server) => server.closeIdleConnections());
    closeIdle();
    closeIdleTimer = setInterval(closeIdle, 100);
  });
  // Runs before earlier hooks, such as the one that closes the database.
  app.addHook('onClose', async () => {
    await serversClosed;
    clearInterval(closeIdleTimer);
  });

  const address = await app.listen({
    host,
    port: env.api.port,
    listenTextResolver: (at) => `Listening at ${at}`,
  });
  const api = `http://${host}:${new URL(address).port || 80}`;
  if (!env.web.serve || env.web.port === env.api.port) return [api];
  servers.push(...(await startServers(app, env.web.port, host)));
  return [`http://${host}:${env.web.port}`, api];
}
