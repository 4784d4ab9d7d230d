import { setTimeout as sleep } from 'node:timers/promises';
import { nowMs, post } from '../messages.mjs';
import { mixedCall } from './mix.mjs';

const RETRIES = 3;
const RETRY_MS = 50;

/**
 * Chooses a node for each call, and asks the other one where the connection breaks or the node says 503.
 * @param nodes by their addresses
 */
export function createClient(nodes, people) {
  const counts = { calls: 0, broken: 0, unknown: 0, failed: 0, statuses: {} };
  const acknowledged = [];
  const times = [];
  let turn = 0;

  async function call(n) {
    const { request, isRepeatable, text } = mixedCall(people, n);
    const began = nowMs();
    counts.calls += 1;
    for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
      const status = await post(nodes[(n + attempt) % nodes.length], request);
      if (status === 200) {
        times.push(nowMs() - began);
        if (text !== undefined) acknowledged.push(text);
        return;
      }
      counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
      if (status > 0 && status !== 503) break;
      counts.broken += 1;
      if (status === 0 && !isRepeatable) {
        counts.unknown += 1;
        return;
      }
      await sleep(RETRY_MS * attempt);
    }
    counts.failed += 1;
  }

  return {
    counts,
    acknowledged,
    /** Milliseconds of all calls since the last time. */
    takeTimes: () => times.splice(0),
    /** As fast as so many callers can. @returns calls a second */
    async capacity(callers, seconds) {
      const [from, until] = [counts.calls, nowMs() + seconds * 1000];
      const caller = async () => {
        while (nowMs() < until) await call((turn += 1));
      };
      await Promise.all(Array.from({ length: callers }, caller));
      return (counts.calls - from) / seconds;
    },
    /** An open loop at so many calls a second, until the signal. */
    async drive(rate, signal) {
      const [began, first] = [nowMs(), turn];
      const running = new Set();
      while (!signal.aborted) {
        const due = began + ((turn - first) * 1000) / rate;
        if (due > nowMs()) await sleep(due - nowMs());
        const one = call((turn += 1)).finally(() => running.delete(one));
        running.add(one);
      }
      await Promise.all(running);
    },
  };
}
