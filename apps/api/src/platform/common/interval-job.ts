/**
 * Never runs a job twice at once, nor keeps the process alive.
 * @returns stops after the run in progress
 */
export function startIntervalJob(
  job: () => Promise<unknown>,
  intervalMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= job()
      .then(() => undefined, onError)
      .finally(() => (running = null));
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
