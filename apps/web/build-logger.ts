import { stripVTControlCharacters } from 'node:util';
import type { Logger } from 'vite';

/** Somebody waits: a line comes every few seconds. */
const PAGES_A_LINE = 50;

const PAGE = /^Prerender \(html\):/;
/** A line for each file says nothing to people, and there are 2,000. */
const FILE = /^\s*(Prerender \(|(?:\.\.\/)*build\/\S+)/;

/**
 * A logger that says how far the build is: pages are counted, and files are not listed.
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
