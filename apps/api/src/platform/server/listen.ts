import { lookup } from 'node:dns/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createListener, type Server as Listener, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { Bag } from '../common/bag';
import { answerClientErrors } from '../plugins/client-errors';
import { normalizeUrl } from '../plugins/request-url';
import { serverLimits } from '../plugins/security';

/** A kept connection may send its next request until then. */
const DRAIN_MS = 1_000;

/** localhost may be ::1 and 127.0.0.1. */
async function resolveAddresses(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

function listenAt(server: Listener, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Guest {
  handle: Handler;
  /** Shares the site's ports below a path with a slash at both ends, or has its own port. */
  at: { path: string } | { port: number };
}

/** Also takes the path without its last slash. */
function dispatch(host: Handler, { handle, at }: Guest): Handler {
  if ('port' in at) return host;
  return (request, response) => {
    const url = normalizeUrl(request);
    if (!`${url.split('?')[0]}/`.startsWith(at.path)) return host(request, response);
    request.url = url;
    handle(request, response);
  };
}

interface Listening {
  server: Server;
  /** Holds the port; the server has its connections. */
  listener: Listener;
  sockets: ReadonlySet<Socket>;
}

async function startServer(handle: Handler, port: number, host: string): Promise<Listening> {
  const listener = createListener();
  await listenAt(listener, port, host);
  const { http, requestTimeout, connectionTimeout, keepAliveTimeout } = serverLimits;
  const server = createServer({ ...http, requestTimeout, keepAliveTimeout }, handle);
  server.setTimeout(connectionTimeout);
  answerClientErrors(server);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(listener);
  return { server, listener, sockets };
}

async function startServers(handle: Handler, port: number, host: string): Promise<Listening[]> {
  const servers: Listening[] = [];
  let failure: unknown;
  for (const address of await resolveAddresses(host)) {
    try {
      servers.push(await startServer(handle, port, address));
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
 * Ends with the last connection. http.Server's own `close` would break kept ones while a request is on its
 * way.
 */
function stopListening({ server, listener, sockets }: Listening): Promise<void> {
  listener.close();
  return new Promise((closed) => {
    const closeAfterLast = () => void (sockets.size === 0 && server.close(() => closed()));
    for (const socket of sockets) socket.once('close', closeAfterLast);
    closeAfterLast();
  });
}

interface Draining {
  servers: readonly Listening[];
  closed: Promise<unknown>;
  graceMs: number;
}

async function drain(app: FastifyInstance, { servers, closed, graceMs }: Draining) {
  const timers: NodeJS.Timeout[] = [];
  const closeIdle = () => {
    for (const { server, sockets } of servers) {
      server.closeIdleConnections();
      // Node does not count an unused connection as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroySoon();
    }
  };
  // Connections of pending answers become idle later.
  timers.push(setTimeout(() => timers.push(setInterval(closeIdle, 100)), DRAIN_MS));
  timers.push(
    setTimeout(() => {
      app.log.warn('Some calls took longer than SHUTDOWN_GRACE_SECONDS and were cut');
      servers.forEach(({ server }) => server.closeAllConnections());
    }, graceMs),
  );
  await closed;
  timers.forEach(clearTimeout);
}

/**
 * Closing the app answers what has arrived.
 * @param guest served and closed with the app
 * @returns the URLs, the site's first
 */
export async function listenForSite(
  app: FastifyInstance,
  { api, web, shutdownGraceMs }: Pick<Env, 'api' | 'web' | 'shutdownGraceMs'>,
  guest?: Guest,
): Promise<string[]> {
  const servers: Listening[] = [];
  let closed: Promise<unknown> | undefined;
  const pending = new Bag<ServerResponse>();
  const tracked =
    (answer: Handler): Handler =>
    (request, response) => {
      if (closed !== undefined) response.setHeader('connection', 'close');
      pending.add(response);
      response.once('close', () => pending.delete(response));
      answer(request, response);
    };
  const route: Handler = (request, response) => app.routing(request, response);
  const handle = tracked(guest === undefined ? route : dispatch(route, guest));
  app.addHook('preClose', async () => {
    closed = Promise.all(servers.map(stopListening));
    for (const response of pending) if (!response.headersSent) response.setHeader('connection', 'close');
  });
  // Runs before earlier hooks, such as the one that closes the database.
  app.addHook('onClose', async () => {
    if (closed !== undefined) await drain(app, { servers, closed, graceMs: shutdownGraceMs });
  });
  await app.ready();

  const ports = web.serve && web.port !== api.port ? [web.port, api.port] : [api.port];
  for (const port of ports) servers.push(...(await startServers(handle, port, api.host)));
  if (guest !== undefined && 'port' in guest.at)
    servers.push(...(await startServers(tracked(guest.handle), guest.at.port, api.host)));
  return ports.map((port) => `http://${api.host}:${port}`);
}
