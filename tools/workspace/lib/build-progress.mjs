import { stripVTControlCharacters } from 'node:util';

/** In their usual order. */
const STEPS = {
  'wildlife-data:facts': 'Reading the facts.',
  'wildlife-data:check': 'Checking the facts.',
  'contracts:build': "Building the API's contract.",
  'ui:build': 'Cutting the fonts to the letters in use.',
  'artwork:build': 'Drawing the pictures.',
  'terrain:build': 'Printing the terrain.',
  'api:build': 'Building the API.',
  'web:build': 'Building the site.',
};

const STARTED = /^> nx run (\S+)/;
const FROM_CACHE = /\[.*(cache|as is).*\]$/;
/** Nx prefixes what runs now, not what it repeats from its cache. */
const COUNTED = /^[\w-]+: ((?:Drew|Printed|Prerendered|Compressed) .+)$/;

/** @returns {{ step?: string, count?: string }} empty for most lines */
export function readProgress(line) {
  const text = stripVTControlCharacters(line).trim();
  const [, task] = STARTED.exec(text) ?? [];
  if (task !== undefined) return FROM_CACHE.test(text) ? {} : { step: STEPS[task] ?? `Running ${task}.` };
  const [, count] = COUNTED.exec(text) ?? [];
  return count === undefined ? {} : { count };
}

const QUIET_MS = 10_000;

/**
 * Says every ten seconds that a long step goes on.
 * @param {string} first a sentence such as "Opening the database."
 * @param {(line: string) => void} tell
 */
export function startClock(first, tell) {
  const start = performance.now();
  let current = first;
  const timer = setInterval(() => {
    const step = current.charAt(0).toLowerCase() + current.slice(1, -1);
    tell(`Still ${step}, after ${Math.round((performance.now() - start) / 1000)} s.`);
  }, QUIET_MS);
  return {
    told(step = current) {
      current = step;
      timer.refresh();
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Tells how far a build is.
 * @param {AsyncIterable<string>} lines of what it prints
 * @param {(line: string) => void} tell
 */
export async function tellProgress(lines, tell) {
  const clock = startClock('Building.', tell);
  try {
    for await (const line of lines) {
      const { step, count } = readProgress(line);
      const told = step ?? count;
      if (told === undefined) continue;
      tell(told);
      clock.told(step);
    }
  } finally {
    clock.stop();
  }
}
