import type { ReportCase } from '@aranya/contracts';

/** Returns the next case in the queue, or the first one at the end. */
export function nextCase(queue: readonly ReportCase[], currentId: string): ReportCase | null {
  const index = queue.findIndex(({ id }) => id === currentId);
  const others = [...queue.slice(index + 1), ...queue.slice(0, Math.max(index, 0))];
  return others.find(({ open_count }) => open_count > 0) ?? null;
}
