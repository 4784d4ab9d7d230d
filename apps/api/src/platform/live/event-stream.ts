import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { signals } from '../observe/signals';
import { formatEvent } from './event-frame';
import type { NewEvent } from './live-updates';

export const BATCH_SIZE = 100;
export interface ReadEvent {
  seq: number;
  /** Null if the user may no longer see the event. */
  frame: string | null;
}

export interface EventReader {
  after(userId: string, seq: number): Promise<ReadEvent[]>;
}

/** A client that missed more must reload everything. */
const MAX_MISSED = 1000;

export interface EventStreamDependencies {
  reader: EventReader;
  drainTimeoutMs: number;
}

/** Sends events in order, each once. Fails for a slow client, so that memory holds at most one batch. */
export class EventStream {
  private running = false;
  private closed = false;
  private opened = false;
  private last = 0;
  /** Infinity asks for everything. */
  private notified = 0;

  constructor(
    private readonly userId: string,
    private readonly out: Writable,
    private readonly dependencies: EventStreamDependencies,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /**
   * Null starts with new events; an unknown or expired id sends `resync`.
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
    this.notify({ seq: Infinity });
  }

  notify({ seq, frame }: NewEvent): void {
    if (this.closed || seq <= this.last) return;
    const isNext = this.opened && !this.running && seq === this.last + 1;
    if (frame !== undefined && isNext) {
      this.last = seq;
      signals.eventDelivered.publish(null);
      if (!this.out.write(frame)) this.run(this.drain());
      return;
    }
    this.notified = Math.max(this.notified, seq);
    if (this.opened && !this.running) this.run(this.pump());
  }

  sendHeartbeat(): void {
    if (!this.running && !this.closed && !this.out.writableNeedDrain) this.out.write(': heartbeat\n\n');
  }

  close(): void {
    this.closed = true;
  }

  private run(work: Promise<void>): void {
    this.running = true;
    work
      .catch((error: unknown) => this.onFailure(error))
      .finally(() => {
        this.running = false;
        if (this.notified > this.last && !this.closed) this.run(this.pump());
      });
  }

  private async canResume(from: number, latest: number): Promise<boolean> {
    if (from === latest) return true;
    if (from > latest || latest - from > MAX_MISSED) return false;
    // Numbers have no gaps, so a missing next event was pruned.
    const [next] = await this.dependencies.reader.after(this.userId, from);
    return next?.seq === from + 1;
  }

  private async pump(): Promise<void> {
    while (this.notified > this.last && !this.closed) {
      this.notified = 0;
      let isFull = true;
      while (isFull && !this.closed) {
        const events = await this.dependencies.reader.after(this.userId, this.last);
        for (const { seq, frame } of events) {
          if (frame !== null) {
            await this.write(frame);
            signals.eventDelivered.publish(null);
          }
          this.last = seq;
        }
        isFull = events.length === BATCH_SIZE;
      }
    }
  }

  private async write(text: string): Promise<void> {
    if (!this.closed && !this.out.write(text)) await this.drain();
  }

  private async drain(): Promise<void> {
    await once(this.out, 'drain', { signal: AbortSignal.timeout(this.dependencies.drainTimeoutMs) });
  }
}
