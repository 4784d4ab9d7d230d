import { createQueueEngine, type Failure, type QueueEngine } from '../queue-engine';
import type { QueueEntry } from '../queue-entry';
import { createQueueStorage } from '../queue-storage';

export type Fate = 'arrives' | 'request lost' | 'answer lost' | 'late' | 'busy' | 'refused';

const hang = new Promise<never>(() => undefined);
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Stores a client id once, as the API does. */
export class FakeServer {
  readonly stored: { clientId: string; lane: string }[] = [];
  readonly refused = new Set<string>();
  /** Of the next requests; afterwards all arrive. */
  fates: Fate[] = [];
  requests = 0;

  take({ clientId, lane }: QueueEntry): void {
    if (!this.stored.some((one) => one.clientId === clientId)) this.stored.push({ clientId, lane });
  }
}

/** Tabs with one storage and one set of locks. */
export class FakeBrowser {
  online = true;
  time = 1_000_000;
  private readonly locks = new Map<string, Promise<void>>();
  readonly server = new FakeServer();

  /** A closed tab does nothing any more, in the middle of whatever it did. */
  openTab(userId: string) {
    const storage = createQueueStorage();
    let closed = false;
    let close: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (close = resolve));
    const whileOpen = async <T>(work: Promise<T>): Promise<T> => {
      const result = await work.catch((error: unknown) => {
        if (closed) return hang;
        throw error;
      });
      return closed ? hang : result;
    };
    const engine = createQueueEngine({
      userId,
      storage: {
        list: (id) => whileOpen(storage.list(id)),
        add: (entry) => whileOpen(storage.add(entry)),
        change: (...options) => (closed ? hang : whileOpen(storage.change(...options))),
        clear: (id) => whileOpen(storage.clear(id)),
      },
      send: (entry) => (closed ? hang : whileOpen(this.send(entry))),
      classify: (error) => error as Failure,
      withLock: (lane, work) => this.lock(lane, gone, () => (closed ? hang : work())),
      isOnline: () => this.online,
      now: () => this.time,
      onChange: () => undefined,
      onSent: () => undefined,
      onRefused: () => undefined,
    });
    return {
      engine,
      close: () => {
        closed = true;
        close();
      },
    };
  }

  private async lock(name: string, gone: Promise<void>, work: () => Promise<void>): Promise<void> {
    const before = this.locks.get(name) ?? Promise.resolve();
    const mine = before.then(() => Promise.race([work(), gone]));
    this.locks.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  }

  private async send(entry: QueueEntry): Promise<string> {
    const pause: Failure = { kind: 'pause', reason: '' };
    await tick();
    this.server.requests++;
    const fate = this.server.fates.shift() ?? 'arrives';
    if (!this.online || fate === 'request lost') throw pause;
    if (fate === 'busy') throw { kind: 'limit', reason: 'Too much at once.' } satisfies Failure;
    if (fate === 'refused') {
      this.server.refused.add(entry.clientId);
      throw { kind: 'refusal', reason: 'No.' } satisfies Failure;
    }
    if (fate === 'late') {
      // The client gives up; the request arrives after others.
      void tick()
        .then(tick)
        .then(tick)
        .then(() => this.server.take(entry));
      throw pause;
    }
    this.server.take(entry);
    await tick();
    if (!this.online || fate === 'answer lost') throw pause;
    return entry.clientId;
  }
}

export type Tab = { engine: QueueEngine; close: () => void };
