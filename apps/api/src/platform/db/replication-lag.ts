/** `at` is in milliseconds of `performance.now()`. */
export interface LogPosition {
  lsn: bigint;
  at: number;
}

export interface ReplicaPosition extends LogPosition {
  /** Milliseconds since the newest replayed transaction was committed; null without one. */
  transactionAgeMs: number | null;
}

export interface LagMeter {
  recordPrimary(position: LogPosition): void;
  /**
   * @returns milliseconds; null while the primary's position is unknown; Infinity for a replica that cannot
   * catch up
   */
  measureLag(replica: ReplicaPosition): number | null;
}

const SAMPLE_MS = 200;
const MAX_SAMPLES = 600;

/** Compares two minutes of positions, since the last transaction's age also grows while nobody writes. */
export function createLagMeter(): LagMeter {
  let newest: LogPosition | undefined;
  let samples: LogPosition[] = [];
  return {
    recordPrimary: (position) => {
      // A new primary that lacks some of the former's log.
      if (newest !== undefined && position.lsn < newest.lsn) samples = [];
      newest = position;
      const last = samples.at(-1);
      if (last !== undefined && (position.lsn === last.lsn || position.at - last.at < SAMPLE_MS)) return;
      samples.push(position);
      if (samples.length > MAX_SAMPLES) samples.shift();
    },
    measureLag: ({ lsn, at, transactionAgeMs }) => {
      if (newest === undefined) return null;
      // It follows a former primary.
      if (lsn > newest.lsn && newest.at > at) return Infinity;
      if (lsn >= newest.lsn) return 0;
      const missed = samples.findIndex((sample) => sample.lsn > lsn);
      if (missed === 0) return transactionAgeMs ?? Infinity;
      return Math.max(0, at - (samples[missed] ?? newest).at);
    },
  };
}
