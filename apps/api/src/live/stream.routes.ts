import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireIdentity } from '../plugins/auth';
import { errors } from '../plugins/errors';
import { getCurrentUserId } from '../users/current-user';
import { EventStream } from './event-stream';
import type { EventsRepository, StoredEvent } from './events.repository';
import type { LiveHub } from './live-hub';
import type { createRenderer } from './render';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Streams of one user on one node: several tabs and devices. */
export const STREAMS_PER_USER = 12;
/** What `setTimeout` takes at most, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

export interface StreamOptions {
  hub: LiveHub;
  events: EventsRepository;
  render: ReturnType<typeof createRenderer>;
  now: () => number;
  /** Milliseconds between two heartbeats. */
  beatMs?: number;
  /** Milliseconds that a reader who does not keep up is waited for. */
  patienceMs?: number;
}

/**
 * GET /api/messages/{userId}: the user's own event stream. Each event has its number as id; who comes back with
 * Last-Event-ID gets what he missed. It ends when the token does, and when the server stops.
 */
export function streamRoute(
  app: FastifyInstance,
  { hub, events, render, now, beatMs = 15_000, patienceMs = 20_000 }: StreamOptions,
): void {
  const open = new Map<ServerResponse, Socket>();
  app.addHook('onReady', () => hub.start());
  app.addHook('preClose', async () => {
    // The connection goes with its stream: an idle one would keep the server open.
    for (const [raw, socket] of open) raw.end(() => socket.destroySoon());
    await hub.stop();
  });

  app.get('/api/messages/:userId', async (request: FastifyRequest<{ Params: { userId: string } }>, reply) => {
    const currentUserId = getCurrentUserId(request);
    const { userId } = request.params;
    if (!UUID.test(userId))
      throw errors.invalid('This id is not valid.', { userId: 'This id is not valid.' });
    if (userId.toLowerCase() !== currentUserId) throw errors.forbidden('This stream is somebody else’s.');
    if (hub.count(currentUserId) >= STREAMS_PER_USER) {
      throw errors.tooManyRequests('The community is open in too many windows. Please close some of them.');
    }
    const { expiresAt } = requireIdentity(request);

    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies must pass on each event as it comes.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    raw.flushHeaders();
    open.set(raw, request.raw.socket);

    const stream = new EventStream(
      currentUserId,
      raw,
      { events, render: (rows: readonly StoredEvent[]) => render(currentUserId, rows), patienceMs },
      (error) => {
        // A reader who did not keep up is no fault of ours; he comes back.
        if ((error as Error).name !== 'AbortError')
          request.log.warn({ err: error }, 'An event stream broke off');
        raw.destroy();
      },
    );
    const unsubscribe = hub.subscribe(currentUserId, () => stream.wake());
    const beating = setInterval(() => stream.beat(), beatMs);
    const ending = setTimeout(() => raw.end(), Math.min(expiresAt - now(), LONGEST_TIMER));
    raw.once('close', () => {
      stream.close();
      unsubscribe();
      clearInterval(beating);
      clearTimeout(ending);
      open.delete(raw);
    });
    await stream.open(lastEventIdOf(request));
  });
}

/** Null where the client brings none; what is no number of ours is one that never was. */
function lastEventIdOf({ headers }: FastifyRequest): number | null {
  const given = headers['last-event-id'];
  if (given === undefined || given === '') return null;
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : Number.MAX_SAFE_INTEGER;
}
