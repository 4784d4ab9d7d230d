/** Resolves in a task of its own: what waits for it lets the browser paint and answer first. */
export function nextTask(): Promise<void> {
  // Not every browser has the call that was made for it.
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}
