interface Waiting<Request, Result> {
  request: Request;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

interface BatcherOptions {
  maxSize: number;
  maxRunning: number;
}

/** Loads the requests of a tick together, with results in their order. */
export function createBatcher<Request, Result>(
  load: (requests: Request[]) => Promise<Result[]>,
  { maxSize, maxRunning }: BatcherOptions,
): (request: Request) => Promise<Result> {
  let waiting: Waiting<Request, Result>[] = [];
  let running = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled || waiting.length === 0 || running === maxRunning) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      const batch = waiting.slice(0, maxSize);
      waiting = waiting.slice(maxSize);
      running += 1;
      void run(batch);
      schedule();
    });
  }

  async function run(batch: Waiting<Request, Result>[]): Promise<void> {
    try {
      const results = await load(batch.map(({ request }) => request));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      schedule();
    }
  }

  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      schedule();
    });
}
