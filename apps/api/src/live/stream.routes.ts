import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireIdentity } from '../plugins/auth';
import { errors } from '../plugins/errors';
import type { AccountStatuses } from '../users/account-status';
import { getCurrentUserId } from '../users/current-user';
import { EventStream } from './event-stream';
import type { EventsRepository, StoredEvent } from './events.repository';
import type { LiveListeners } from './live-listeners';
import type { createRenderer } from './render';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Per node. */
export const MAX_STREAMS_PER_USER = 12;
/** The largest delay of `setTimeout`. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export interface StreamOptions {
  listeners: LiveListeners;
  events: EventsRepository;
  render: ReturnType<typeof createRenderer>;
  accountStatuses: AccountStatuses;
  now: () => number;
  heartbeatMs?: number;
  drainTimeoutMs?: number;
}

/** Resumes after Last-Event-ID. Ends when the token expires or the user is suspended or deleted. */
export function streamRoute(
  app: FastifyInstance,
  {
    listeners,
    events,
    render,
    accountStatuses,
    now,
    heartbeatMs = 15_000,
    drainTimeoutMs = 20_000,
  }: StreamOptions,
): void {
  const open = new Map<ServerResponse, Socket>();
  let closing = false;
  app.addHook('onReady', async () => {
    await listeners.start();
    await accountStatuses.start();
  });
  app.addHook('preClose', async () => {
    closing = true;
    // An idle connection would keep the server open.
    for (const [raw, socket] of open) raw.end(() => socket.destroySoon());
    await listeners.stop();
    await accountStatuses.stop();
  });

  app.get('/api/messages/:userId', async (request: FastifyRequest<{ Params: { userId: string } }>, reply) => {
    const currentUserId = getCurrentUserId(request);
    const { userId } = request.params;
    if (!UUID.test(userId))
      throw errors.invalid('This id is not valid.', { userId: 'This id is not valid.' });
    if (userId.toLowerCase() !== currentUserId) throw errors.forbidden('This stream is somebody else’s.');
    // While the database is away this answers 503.
    const latest = await events.latest(currentUserId);
    if (listeners.count(currentUserId) >= MAX_STREAMS_PER_USER) {
      throw errors.tooManyRequests('The community is open in too many windows. Please close some of them.');
    }
    const { expiresAt } = requireIdentity(request);
    if (closing) throw errors.unavailable('The server restarts. Please try again.', undefined, 1);

    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies must not buffer events.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    raw.flushHeaders();
    open.set(raw, request.raw.socket);

    const stream = new EventStream(
      currentUserId,
      raw,
      { events, render: (rows: readonly StoredEvent[]) => render(currentUserId, rows), drainTimeoutMs },
      (error) => {
        // The client was too slow and will reconnect.
        if ((error as Error).name !== 'AbortError')
          request.log.warn({ err: error }, 'An event stream failed');
        raw.destroy();
      },
    );
    const unsubscribe = listeners.subscribe(currentUserId, () => stream.notify());
    const endIfRefused = () =>
      void accountStatuses.find(currentUserId).then(
        (status) => (!status.exists || status.suspension !== null) && raw.end(),
        (error: unknown) => request.log.warn({ err: error }, 'The status of an account could not be read'),
      );
    const unsubscribeStatus = accountStatuses.subscribe(currentUserId, endIfRefused);
    endIfRefused();
    const heartbeat = setInterval(() => stream.sendHeartbeat(), heartbeatMs);
    const expiry = setTimeout(() => raw.end(), Math.min(expiresAt - now(), MAX_TIMEOUT_MS));
    raw.once('close', () => {
      stream.close();
      unsubscribe();
      unsubscribeStatus();
      clearInterval(heartbeat);
      clearTimeout(expiry);
      open.delete(raw);
    });
    await stream.open(lastEventIdOf(request), latest);
  });
}

/** An ID we never issued counts as expired. */
function lastEventIdOf({ headers }: FastifyRequest): number | null {
  const given = headers['last-event-id'];
  if (given === undefined || given === '') return null;
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : Number.MAX_SAFE_INTEGER;
}
