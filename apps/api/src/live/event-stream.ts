import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { LiveEvent } from '@aranya/contracts';
import type { EventsRepository, StoredEvent } from './events.repository';

const BATCH = 100;
/** A client that missed more must reload everything. */
const MAX_MISSED = 1000;

export interface EventStreamDependencies {
  events: EventsRepository;
  render: (rows: readonly StoredEvent[]) => Promise<Map<number, LiveEvent>>;
  drainTimeoutMs: number;
}

function formatEvent(seq: number, event: LiveEvent): string {
  return `id: ${seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Sends a user's events in order, each once. Fails for a slow client, so that memory holds at most one batch. */
export class EventStream {
  private running: Promise<void> | null = null;
  private pending = false;
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
   * Null starts with new events. Sends `resync` for an unknown or expired id.
   * @param latest the user's latest event
   */
  async open(lastEventId: number | null, latest: number): Promise<void> {
    await this.start(lastEventId, latest).catch((error: unknown) => this.onFailure(error));
  }

  private async start(lastEventId: number | null, latest: number): Promise<void> {
    const resumes = lastEventId !== null && (await this.canResume(lastEventId, latest));
    this.last = resumes ? lastEventId : latest;
    const type = lastEventId === null ? 'ready' : 'resync';
    await this.write(resumes ? ': resumed\n\n' : formatEvent(latest, { type }));
    this.opened = true;
    this.notify();
  }

  notify(): void {
    this.pending = true;
    if (this.closed || !this.opened) return;
    this.running ??= this.pump()
      .catch((error: unknown) => this.onFailure(error))
      .finally(() => {
        this.running = null;
        if (this.pending && !this.closed) this.notify();
      });
  }

  sendHeartbeat(): void {
    if (this.running === null && !this.closed && !this.out.writableNeedDrain)
      this.out.write(': heartbeat\n\n');
  }

  close(): void {
    this.closed = true;
  }

  private async canResume(from: number, latest: number): Promise<boolean> {
    if (from === latest) return true;
    if (from > latest || latest - from > MAX_MISSED) return false;
    // Numbers have no gaps, so a missing next event was pruned.
    const [next] = await this.dependencies.events.after(this.userId, from, 1);
    return next?.seq === from + 1;
  }

  private async pump(): Promise<void> {
    while (this.pending && !this.closed) {
      this.pending = false;
      for (;;) {
        const rows = await this.dependencies.events.after(this.userId, this.last, BATCH);
        if (rows.length === 0 || this.closed) break;
        const rendered = await this.dependencies.render(rows);
        for (const { seq } of rows) {
          const event = rendered.get(seq);
          if (event) await this.write(formatEvent(seq, event));
          this.last = seq;
        }
      }
    }
  }

  private async write(text: string): Promise<void> {
    if (this.closed || this.out.write(text)) return;
    await once(this.out, 'drain', { signal: AbortSignal.timeout(this.dependencies.drainTimeoutMs) });
  }
}
