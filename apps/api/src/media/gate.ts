/** Lets a bounded number of jobs run at once; the others wait their turn, first come, first served. */
export interface Gate {
  /** Runs `job` as soon as a place is free. Rejects at once with {@link GateFull} when too many wait already. */
  run<T>(job: () => Promise<T>): Promise<T>;
}

export class GateFull extends Error {
  constructor() {
    super('Too many jobs are waiting.');
    this.name = 'GateFull';
  }
}

export function createGate(atOnce: number, mayWait: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run(job) {
      if (running >= atOnce) {
        if (waiting.length >= mayWait) throw new GateFull();
        // Whoever leaves hands over its place, so `running` does not change between the two.
        await new Promise<void>((enter) => waiting.push(enter));
      } else {
        running += 1;
      }
      try {
        return await job();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
