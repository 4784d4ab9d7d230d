import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { signals } from './signals';

const STATEMENT_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];
const PICTURE_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createMetrics(registry: Registry) {
  const registers = [registry];
  const errors = new Counter({
    name: 'aranya_errors_total',
    help: 'Refusals in the envelope of the contract, by their code.',
    labelNames: ['code'],
    registers,
  });
  const refused = new Counter({
    name: 'aranya_http_refused_total',
    help: 'Requests that the HTTP server refuses before they are calls: malformed, too large or too slow.',
    labelNames: ['status'],
    registers,
  });
  const limited = new Counter({
    name: 'aranya_limited_total',
    help: 'Calls refused by a limit: calls of a user, an address or a stream a minute, open streams of a user, pressure.',
    labelNames: ['kind'],
    registers,
  });
  const quotas = new Counter({
    name: 'aranya_quota_refusals_total',
    help: 'Acts refused by a quota of the account, by the action.',
    labelNames: ['action'],
    registers,
  });
  const streams = new Gauge({
    name: 'aranya_event_streams',
    help: 'Event streams open on this node.',
    registers,
  });
  const events = new Counter({
    name: 'aranya_events_delivered_total',
    help: 'Events written to streams of this node.',
    registers,
  });
  const statements = new Histogram({
    name: 'aranya_db_statement_duration_seconds',
    help: 'Time of prepared statements outside transactions, by their name, with the wait for a connection.',
    labelNames: ['statement', 'outcome'],
    buckets: STATEMENT_SECONDS,
    registers,
  });
  const queue = new Gauge({
    name: 'aranya_pictures_queued',
    help: 'Pictures of members that are decoded or wait for it.',
    registers,
  });
  const pictures = new Histogram({
    name: 'aranya_picture_decode_duration_seconds',
    help: 'Time of decoding a picture, by the outcome.',
    labelNames: ['outcome'],
    buckets: PICTURE_SECONDS,
    registers,
  });
  const reads = new Counter({
    name: 'aranya_remote_reads_total',
    help: 'Attempts to read news and tracks from other servers.',
    labelNames: ['source', 'outcome'],
    registers,
  });
  const readAt = new Gauge({
    name: 'aranya_remote_read_timestamp_seconds',
    help: 'When news and tracks were last read with success.',
    labelNames: ['source'],
    registers,
  });
  const pushes = new Counter({
    name: 'aranya_push_sends_total',
    help: 'Web pushes: sent, gone (the browser unsubscribed), refused, failed (no answer), dropped (too many waited).',
    labelNames: ['outcome'],
    registers,
  });
  const signIns = new Counter({
    name: 'aranya_sign_in_attempts_total',
    help: 'Attempts to sign in with a password at the local provider.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    errors,
    refused,
    limited,
    quotas,
    streams,
    events,
    statements,
    queue,
    pictures,
    reads,
    readAt,
    pushes,
    signIns,
  };
}

const outcomeOf = (failed: boolean) => (failed ? 'failed' : 'succeeded');

/**
 * Counts what the parts of the API publish.
 * @returns stops
 */
export function countSignals(registry: Registry): () => void {
  const {
    errors,
    refused,
    limited,
    quotas,
    streams,
    events,
    statements,
    queue,
    pictures,
    reads,
    readAt,
    pushes,
    signIns,
  } = createMetrics(registry);
  const stops = [
    signals.error.subscribe(({ code }) => errors.inc({ code })),
    signals.serverRefused.subscribe(({ status }) => refused.inc({ status: String(status) })),
    signals.limited.subscribe(({ kind }) => limited.inc({ kind })),
    signals.quotaRefused.subscribe(({ action }) => quotas.inc({ action })),
    signals.streams.subscribe(({ open }) => streams.set(open)),
    signals.eventDelivered.subscribe(() => events.inc()),
    signals.statement.subscribe(({ name, seconds, failed }) =>
      statements.observe({ statement: name, outcome: outcomeOf(failed) }, seconds),
    ),
    signals.pictureQueue.subscribe(({ length }) => queue.set(length)),
    signals.pictureDecoded.subscribe(({ outcome, seconds }) => pictures.observe({ outcome }, seconds)),
    signals.remoteRead.subscribe(({ source, succeeded }) => {
      reads.inc({ source, outcome: outcomeOf(!succeeded) });
      if (succeeded) readAt.setToCurrentTime({ source });
    }),
    signals.push.subscribe(({ outcome }) => pushes.inc({ outcome })),
    signals.signIn.subscribe(({ outcome }) => signIns.inc({ outcome })),
  ];
  return () => stops.forEach((stop) => stop());
}
