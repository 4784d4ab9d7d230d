import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers';

/** jsdom has none, and Node's clone does not keep jsdom's files. */
function copy<T>(value: T): T;
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)]));
}

globalThis.structuredClone ??= copy;
globalThis.setImmediate ??= setImmediate;
