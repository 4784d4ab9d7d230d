import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { LiveEvent } from '@aranya/contracts';
import type { EventsRepository, StoredEvent } from './events.repository';

/** Read and sent at once. */
const BATCH = 100;
/** Who has missed more reads everything anew. */
const MOST_MISSED = 1000;

export interface EventStreamDependencies {
  events: EventsRepository;
  /** Makes of stored events what is sent; those of which nothing is left are absent. */
  render: (rows: readonly StoredEvent[]) => Promise<Map<number, LiveEvent>>;
  /** How long a reader may take to accept what is sent, in milliseconds. */
  patienceMs: number;
}

/** One event in the form of an event stream. `seq` becomes its id: what the client sends as Last-Event-ID. */
export function frame(seq: number, event: LiveEvent): string {
  return `id: ${seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/**
 * Writes a user's events to `out`, in order and each once, whenever {@link EventStream.wake} is called.
 * A reader that does not keep up is cut off, so that the server never holds more than one batch for him: he comes back
 * with the id of what he got last.
 */
export class EventStream {
  private running: Promise<void> | null = null;
  private wanted = false;
  private closed = false;
  private opened = false;
  private last = 0;

  constructor(
    private readonly userId: string,
    private readonly out: Writable,
    private readonly dependencies: EventStreamDependencies,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /**
   * Begins after `lastEventId`, or with the present where the client brings none. An id from nowhere, or too old to be
   * sent on from, is answered by `resync`.
   */
  async open(lastEventId: number | null): Promise<void> {
    await this.begin(lastEventId).catch((error: unknown) => this.onFailure(error));
  }

  private async begin(lastEventId: number | null): Promise<void> {
    const latest = await this.dependencies.events.latest(this.userId);
    const goesOn = lastEventId !== null && (await this.canGoOn(lastEventId, latest));
    this.last = goesOn ? lastEventId : latest;
    const type = lastEventId === null ? 'ready' : 'resync';
    await this.write(goesOn ? ': welcome back\n\n' : frame(latest, { type }));
    this.opened = true;
    this.wake();
  }

  /** Sends what there is, now or, while something is being sent, right after it. */
  wake(): void {
    this.wanted = true;
    if (this.closed || !this.opened) return;
    this.running ??= this.pump()
      .catch((error: unknown) => this.onFailure(error))
      .finally(() => {
        this.running = null;
        if (this.wanted && !this.closed) this.wake();
      });
  }

  /** A line that only keeps the connection open. Skipped while something is being sent. */
  beat(): void {
    if (this.running === null && !this.closed && !this.out.writableNeedDrain) this.out.write(': beat\n\n');
  }

  /** Sends nothing any more. */
  close(): void {
    this.closed = true;
  }

  private async canGoOn(from: number, latest: number): Promise<boolean> {
    if (from === latest) return true;
    if (from > latest || latest - from > MOST_MISSED) return false;
    // Numbers have no gaps: where the next one is missing it was forgotten.
    const [next] = await this.dependencies.events.after(this.userId, from, 1);
    return next?.seq === from + 1;
  }

  private async pump(): Promise<void> {
    while (this.wanted && !this.closed) {
      this.wanted = false;
      for (;;) {
        const rows = await this.dependencies.events.after(this.userId, this.last, BATCH);
        if (rows.length === 0 || this.closed) break;
        const rendered = await this.dependencies.render(rows);
        for (const { seq } of rows) {
          const event = rendered.get(seq);
          if (event) await this.write(frame(seq, event));
          this.last = seq;
        }
      }
    }
  }

  private async write(text: string): Promise<void> {
    if (this.closed || this.out.write(text)) return;
    await once(this.out, 'drain', { signal: AbortSignal.timeout(this.dependencies.patienceMs) });
  }
}
