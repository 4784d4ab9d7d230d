const PATIENCE_MS = 3000;

const tasks = new Set<() => Promise<unknown>>();

/**
 * Runs a task before sign-out, within the session.
 * @returns a function that cancels it
 */
export function beforeSignOut(task: () => Promise<unknown>): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Waits for all tasks, but not for long. */
export async function runBeforeSignOut(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), patience]);
}
