import { create } from 'zustand';

interface ReadingsStore {
  /** `open`: the cache shows stored data. `none`: this session has none. */
  state: 'closed' | 'opening' | 'open' | 'none';
  /** Epoch ms of a query's latest answer, by `readingId`. */
  readAt: ReadonlyMap<string, number>;
}

export const useReadingsStore = create<ReadingsStore>(() => ({ state: 'closed', readAt: new Map() }));

export function setReadAt(id: string, readAt: number): void {
  useReadingsStore.setState((before) => ({ readAt: new Map(before.readAt).set(id, readAt) }));
}

interface Shown {
  queryKey: readonly unknown[];
  readAt: number;
  /** Lets the query cache forget it. */
  release: () => void;
}

let shown: Shown[] = [];

export const addShown = (one: Shown): void => void shown.push(one);

/** Returns what was shown until now. */
export function releaseShown(): Shown[] {
  const released = shown;
  shown = [];
  for (const { release } of released) release();
  useReadingsStore.setState({ state: 'closed' });
  return released;
}

export function forgetReadings(): void {
  releaseShown();
  useReadingsStore.setState({ readAt: new Map() });
}
