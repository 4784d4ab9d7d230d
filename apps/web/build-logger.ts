import { stripVTControlCharacters } from 'node:util';
import type { Logger } from 'vite';

/** Prints a line every few seconds. */
const PAGES_A_LINE = 50;

const PAGE = /^Prerender \(html\):/;
/** There are 2,000 such lines. */
const FILE = /^\s*(Prerender \(|(?:\.\.\/)*build\/\S+)/;

/**
 * Counts pages instead of listing files.
 * @param pages how many will be prerendered
 */
export function buildLogger(inner: Logger, pages: number): Logger {
  let done = 0;
  return {
    ...inner,
    info(message, options) {
      const text = stripVTControlCharacters(message);
      if (PAGE.test(text)) {
        done += 1;
        if (done % PAGES_A_LINE === 0) inner.info(`Prerendered ${done} of ${pages} pages.`, options);
        return;
      }
      const lines = message.split('\n');
      const kept = lines.filter((line) => !FILE.test(stripVTControlCharacters(line)));
      if (kept.length > 0) inner.info(kept.join('\n'), options);
    },
  };
}
