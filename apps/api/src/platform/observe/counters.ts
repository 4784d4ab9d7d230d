import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { signals } from './signals';

const STATEMENT_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];
const PICTURE_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createMetrics(registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ) => new Histogram({ name, help, buckets, labelNames, registers });
  return {
    errors: counter(
      'aranya_errors_total',
      'Refusals in the envelope of the contract, by their code.',
      'code',
    ),
    refused: counter(
      'aranya_http_refused_total',
      'Requests that the HTTP server refuses before they are calls: malformed, too large or too slow.',
      'status',
    ),
    limited: counter(
      'aranya_limited_total',
      'Calls refused by a limit: calls of a user, an address or a stream a minute, open streams of a user, pressure.',
      'kind',
    ),
    quotas: counter(
      'aranya_quota_refusals_total',
      'Acts refused by a quota of the account, by the action.',
      'action',
    ),
    streams: gauge('aranya_event_streams', 'Event streams open on this node.'),
    events: counter('aranya_events_delivered_total', 'Events written to streams of this node.'),
    statements: histogram(
      'aranya_db_statement_duration_seconds',
      'Time of prepared statements outside transactions, by their name, with the wait for a connection.',
      STATEMENT_SECONDS,
      'statement',
      'outcome',
    ),
    queue: gauge('aranya_pictures_queued', 'Pictures of members that are decoded or wait for it.'),
    pictures: histogram(
      'aranya_picture_decode_duration_seconds',
      'Time of decoding a picture, by the outcome.',
      PICTURE_SECONDS,
      'outcome',
    ),
    reads: counter(
      'aranya_remote_reads_total',
      'Attempts to read news and tracks from other servers.',
      'source',
      'outcome',
    ),
    readAt: gauge(
      'aranya_remote_read_timestamp_seconds',
      'When news and tracks were last read with success.',
      'source',
    ),
    pushes: counter(
      'aranya_push_sends_total',
      'Web pushes: sent, gone (the browser unsubscribed), refused, failed (no answer), dropped (too many waited).',
      'outcome',
    ),
    signIns: counter(
      'aranya_sign_in_attempts_total',
      'Attempts to sign in with a password at the local provider.',
      'outcome',
    ),
  };
}

const toOutcome = (failed: boolean) => (failed ? 'failed' : 'succeeded');

export function countSignals(registry: Registry): () => void {
  const metrics = createMetrics(registry);
  const stops = [
    signals.error.subscribe(({ code }) => metrics.errors.inc({ code })),
    signals.serverRefused.subscribe(({ status }) => metrics.refused.inc({ status: String(status) })),
    signals.limited.subscribe(({ kind }) => metrics.limited.inc({ kind })),
    signals.quotaRefused.subscribe(({ action }) => metrics.quotas.inc({ action })),
    signals.streams.subscribe(({ open }) => metrics.streams.set(open)),
    signals.eventDelivered.subscribe(() => metrics.events.inc()),
    signals.statement.subscribe(({ name, seconds, failed }) =>
      metrics.statements.observe({ statement: name, outcome: toOutcome(failed) }, seconds),
    ),
    signals.pictureQueue.subscribe(({ length }) => metrics.queue.set(length)),
    signals.pictureDecoded.subscribe(({ outcome, seconds }) =>
      metrics.pictures.observe({ outcome }, seconds),
    ),
    signals.remoteRead.subscribe(({ source, succeeded }) => {
      metrics.reads.inc({ source, outcome: toOutcome(!succeeded) });
      if (succeeded) metrics.readAt.setToCurrentTime({ source });
    }),
    signals.push.subscribe(({ outcome }) => metrics.pushes.inc({ outcome })),
    signals.signIn.subscribe(({ outcome }) => metrics.signIns.inc({ outcome })),
  ];
  return () => stops.forEach((stop) => stop());
}
