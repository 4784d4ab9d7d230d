import { combine } from '../statistics.mjs';
import { familyMs, processorMs } from './processor.mjs';

const WARM_UP_SECONDS = 2;

/**
 * Drives the sides in turn, a few seconds each, so that the machine's other work strikes all alike; every
 * second round backwards, since each leaves caches, dead rows and a log to the next.
 * @param databasePid the PostgreSQL server
 * @returns by side: { rate, p50, p99, bytes, processMs, databaseMs }, the last two of processor time a call
 * @throws Error on any answer but 200
 */
export async function measureInTurn(
  generator,
  sides,
  { requests, connections, seconds, rounds, databasePid },
) {
  const runs = Object.fromEntries(sides.map(({ name }) => [name, []]));
  const run = (side, duration) => generator.run({ url: side.url, requests, seconds: duration, connections });
  for (const side of sides) await run(side, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const clocks = () => [processorMs(side.pid), familyMs(databasePid)];
      const before = clocks();
      const result = await run(side, seconds);
      const [processMs, databaseMs] = clocks().map((after, n) =>
        after === null ? null : (after - before[n]) / result.count,
      );
      if (result.errors > 0 || Object.keys(result.statuses).length > 0) {
        const found = `${result.errors} errors, ${JSON.stringify(result.statuses)}`;
        throw new Error(`${side.name}: ${found}\n${side.output()}`);
      }
      runs[side.name].push({ ...result, processMs, databaseMs });
    }
  }
  return Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, combine(list)]));
}
