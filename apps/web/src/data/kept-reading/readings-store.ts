import { create } from 'zustand';

interface ReadingsStore {
  /** `open`: the query cache shows what this device kept. `none`: it kept nothing for this session. */
  state: 'closed' | 'opening' | 'open' | 'none';
  /** When a query was last answered, in milliseconds since 1970, by `readingId`. */
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

/** The query cache shows these from this device. */
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

/** The session is over. */
export function forgetReadings(): void {
  releaseShown();
  useReadingsStore.setState({ readAt: new Map() });
}
