import { setTimeout as sleep } from 'node:timers/promises';

/** @returns the milliseconds it took @throws Error after the limit */
export async function waitUntil(isTrue: () => Promise<boolean> | boolean, limitMs: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    if (await isTrue()) return performance.now() - start;
    if (performance.now() - start > limitMs) throw new Error(`Not within ${limitMs} ms`);
    await sleep(20);
  }
}
