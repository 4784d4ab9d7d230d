/**
 * Runs a job now and then, never twice at once. It does not keep the process alive.
 * @param everyMs milliseconds from one start to the next
 * @param onError told of each run that failed; the next one tries again
 * @returns ends it, after the run that is under way
 */
export function startRecurring(
  job: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= job()
      .then(() => undefined, onError)
      .finally(() => (running = null));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
