import { EventEmitter } from 'node:events';

const FALLEN = 'fallen';

export interface Silence {
  /** Fails all that waits for an answer. */
  fall(error: Error): void;
  /**
   * What `work` gives, unless silence falls first.
   * @param onLate gets a result that comes after it
   */
  orFail<Result>(work: () => Promise<Result>, onLate?: (result: Result) => void): Promise<Result>;
}

/**
 * Of a server that others wait for. Their list is one array: a `Set` that many enter and leave makes itself a new
 * table now and then, and V8 keeps alive what was in the earlier ones, whole calls with their answers, until it
 * collects the old generation (docs/decisions/622-memory-of-the-api.md).
 * @param toFailure of an error of the work
 */
export function createSilence(toFailure: (error: unknown) => unknown = (error) => error): Silence {
  const events = new EventEmitter().setMaxListeners(0);
  return {
    fall: (error) => void events.emit(FALLEN, error),
    orFail: (work, onLate) =>
      new Promise((resolve, reject) => {
        let isLate = false;
        const fail = (error: Error) => {
          isLate = true;
          reject(error);
        };
        events.on(FALLEN, fail);
        work().then(
          (result) => {
            events.off(FALLEN, fail);
            if (isLate) onLate?.(result);
            else resolve(result);
          },
          (error: unknown) => {
            events.off(FALLEN, fail);
            reject(toFailure(error));
          },
        );
      }),
  };
}
