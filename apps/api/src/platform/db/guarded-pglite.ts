import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import type { DiskSpace } from './disk-space';
import { DatabaseAway } from './failures';

interface DatabaseError {
  severity?: string;
  code?: string;
}

const DISK_FULL = '53100';

/**
 * After a PANIC, such as a full disk, PGlite's next call would block the process for ever. This one refuses
 * all further calls, and writes while the disk is nearly full.
 */
export class GuardedPglite extends PGlite {
  readonly #disk: DiskSpace | undefined;
  #panic: Error | undefined;
  #onPanic: (error: Error) => void = () => undefined;

  constructor({ disk, ...options }: PGliteOptions & { disk?: DiskSpace | undefined }) {
    super(options);
    this.#disk = disk;
  }

  get hasPanicked(): boolean {
    return this.#panic !== undefined;
  }

  set onPanic(listener: (error: Error) => void) {
    this.#onPanic = listener;
  }

  override async query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (/\b(insert\s+into|delete\s+from|update\s+\S+(\s+\w+)?\s+set)\b/i.test(text))
      await this.#disk?.assertRoom();
    return await super.query<T>(text, params, options);
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    await this.#disk?.assertRoom();
    return await super.transaction(work);
  }

  override async execProtocol(...given: Parameters<PGlite['execProtocol']>) {
    return await this.#unlessPanicked(() => super.execProtocol(...given));
  }

  override async execProtocolStream(...given: Parameters<PGlite['execProtocolStream']>) {
    return await this.#unlessPanicked(() => super.execProtocolStream(...given));
  }

  /** The next opening recovers what was committed. */
  override async close(): Promise<void> {
    if (!this.hasPanicked) await super.close();
  }

  async #unlessPanicked<Result>(call: () => Promise<Result>): Promise<Result> {
    if (this.#panic) throw this.#panic;
    try {
      return await call();
    } catch (error) {
      const { severity, code } = error as DatabaseError;
      if (severity !== 'PANIC' && severity !== 'FATAL') throw error;
      this.#panic = code === DISK_FULL ? (error as Error) : new DatabaseAway(undefined);
      this.#onPanic(error as Error);
      throw this.#panic;
    }
  }
}
