import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCurrentUserId } from '../people/current-user/current-user';
import { formatLast } from '../platform/live/event-frame';
import { type EventReader, EventStream } from '../platform/live/event-stream';
import type { EventsRepository } from '../platform/live/events.repository';
import { createOpenStreams } from '../platform/live/open-streams';
import { signals } from '../platform/observe/signals';
import { requireIdentity } from '../platform/plugins/auth';
import { errors } from '../platform/plugins/errors';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Per node. */
export const MAX_STREAMS_PER_USER = 12;

export interface StreamOptions {
  events: EventsRepository;
  reader: EventReader;
  heartbeatMs?: number;
  drainTimeoutMs?: number;
}

/**
 * Resumes after Last-Event-ID. Ends when the token expires or is revoked, the session ends, or the user is
 * suspended or deleted.
 */
export function streamRoute(
  app: FastifyInstance,
  { events, reader, heartbeatMs = 15_000, drainTimeoutMs = 20_000 }: StreamOptions,
): void {
  const { live, accountStatuses, endedSessions, personalTokens, clock } = app;
  const open = createOpenStreams({ heartbeatMs, now: () => clock().getTime() });
  const streamDependencies = { reader, drainTimeoutMs };
  let closing = false;
  app.addHook('onReady', async () => {
    await live.start();
    open.start();
    await accountStatuses.start();
    await endedSessions.start();
  });
  app.addHook('preClose', async () => {
    closing = true;
    open.endAll();
    await live.stop();
    await accountStatuses.stop();
    await endedSessions.stop();
  });

  app.get('/api/messages/:userId', async (request: FastifyRequest<{ Params: { userId: string } }>, reply) => {
    const currentUserId = getCurrentUserId(request);
    const { userId } = request.params;
    if (!UUID.test(userId))
      throw errors.invalid('This id is not valid.', { userId: 'This id is not valid.' });
    if (userId.toLowerCase() !== currentUserId)
      throw errors.forbidden('This stream belongs to somebody else.');
    // While the database is away this answers 503.
    const latest = await events.latest(currentUserId);
    if (live.count(currentUserId) >= MAX_STREAMS_PER_USER) {
      signals.limited.publish({ kind: 'open_streams' });
      throw errors.tooManyRequests('The community is open in too many windows. Please close some of them.');
    }
    const { expiresAt, sessionId, grant } = requireIdentity(request);
    if (closing) throw errors.unavailable('The server is restarting. Please try again.', undefined, 1);

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
    const { log } = request;
    const lastEventId = readLastEventId(request);
    forgetHeaders(request);
    const stream = new EventStream(currentUserId, raw, streamDependencies, (error) => {
      // The client was too slow and will reconnect.
      if ((error as Error).name !== 'AbortError') log.warn({ err: error }, 'An event stream failed');
      raw.destroy();
    });
    const unsubscribe = live.subscribe(currentUserId, (event) => stream.notify(event));
    const endIfRefused = () =>
      void accountStatuses.find(currentUserId).then(
        (status) => (!status.exists || status.suspension !== null) && raw.end(),
        (error: unknown) => log.warn({ err: error }, 'The status of an account could not be read'),
      );
    const unsubscribeStatus = accountStatuses.subscribe(currentUserId, endIfRefused);
    endIfRefused();
    const signOut = () => raw.end(formatLast({ type: 'signed_out' }));
    const unwatchSession = endedSessions.watch(sessionId, signOut);
    const unwatchToken = personalTokens.watch(grant, signOut);
    open.add(raw, stream, expiresAt);
    raw.once('close', () => {
      stream.close();
      unsubscribe();
      unsubscribeStatus();
      unwatchSession();
      unwatchToken();
      open.delete(raw);
    });
    await stream.open(lastEventId, latest);
  });
}

/** Headers with the token take a tenth of a stream's memory. */
function forgetHeaders(request: FastifyRequest): void {
  request.identity = null;
  request.raw.headers = {};
  request.raw.rawHeaders = [];
}

/** An unknown ID counts as expired. */
function readLastEventId({ headers }: FastifyRequest): number | null {
  const given = headers['last-event-id'];
  if (given === undefined || given === '') return null;
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : Number.MAX_SAFE_INTEGER;
}
