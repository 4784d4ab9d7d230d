import { startRecurring } from '../common/recurring';
import type { SweepableStore } from './file-media-store';
import { type MediaDependencies, sweepOrphans } from './media.repository';

const HOUR = 3_600_000;

export interface SweepingOptions {
  /** Told of each sweep that failed; the next one tries again. */
  onError: (error: unknown) => void;
  /** Milliseconds between two sweeps; an hour unless told. */
  everyMs?: number;
  /** Milliseconds that a picture is left alone; a day unless told. Longer than any upload takes. */
  olderThanMs?: number;
}

/**
 * Sweeps orphaned pictures now and then, never twice at once. Several nodes may do so beside each other. It does not
 * keep the process alive.
 * @returns ends it, after the sweep that is under way
 */
export function startSweeping(
  dependencies: MediaDependencies & { media: SweepableStore },
  { onError, everyMs = HOUR, olderThanMs = 24 * HOUR }: SweepingOptions,
): () => Promise<void> {
  return startRecurring(() => sweepOrphans(dependencies, { olderThanMs }), everyMs, onError);
}
