/** Calls during a run share the next one, which begins after all of them. */
export function shareNext<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | null = null;
  return () => {
    next ??= running.then(() => {
      const run = work();
      next = null;
      running = run.catch(() => undefined);
      return run;
    });
    return next;
  };
}
