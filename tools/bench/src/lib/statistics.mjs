/** @param share 0.5 for the median @returns null of an empty list */
export function quantile(list, share = 0.5) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}

/**
 * @param times milliseconds of all answers
 * @param seconds of the run
 */
export function summarize(times, seconds) {
  return {
    count: times.length,
    seconds,
    rate: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/** All answers by all seconds, and the medians of the rest. */
export function combine(runs) {
  const sum = (field) => runs.reduce((total, run) => total + run[field], 0);
  return {
    rate: sum('count') / sum('seconds'),
    ...Object.fromEntries(
      ['p50', 'p99', 'bytes', 'processMs', 'databaseMs'].map((field) => [
        field,
        quantile(runs.map((run) => run[field])),
      ]),
    ),
  };
}

/**
 * Asks each side for each input, one after another; the first round, which warms up, is not counted.
 * @param sides functions of an input and its number, by name
 * @returns by side, its name and milliseconds: { side, p50, p95 }
 */
export async function timeInTurn(inputs, sides) {
  const times = new Map(Object.keys(sides).map((side) => [side, []]));
  for (const isWarm of [false, true])
    for (const [n, input] of inputs.entries())
      for (const [side, ask] of Object.entries(sides)) {
        const start = performance.now();
        await ask(input, n);
        if (isWarm) times.get(side).push(performance.now() - start);
      }
  return [...times].map(([side, list]) => ({ side, p50: quantile(list), p95: quantile(list, 0.95) }));
}
