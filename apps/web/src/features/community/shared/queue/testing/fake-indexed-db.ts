/* In place of the browser's: import it before what uses IndexedDB. */
import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers';
import { deserialize, serialize } from 'node:v8';

// Missing in jsdom.
globalThis.structuredClone ??= <T>(value: T): T => deserialize(serialize(value)) as T;
globalThis.setImmediate ??= setImmediate;
