import { fork } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PublicSettings } from '@aranya/contracts';
import { FALLBACK_FILE } from './filled-files';

const CHILD = fileURLToPath(new URL('./render-pages.child.mjs', import.meta.url));
/** A start waits for it, and goes on with the pages as they were built. */
const TIMEOUT_MS = 120_000;

interface Page {
  /** Null for the fallback page. */
  path: string | null;
  html: string;
}

/**
 * Renders all pages as the build did, with other words. A process of its own takes the memory for it, and gives it back.
 * @param render the file of the server build
 * @returns the HTML by the names that the files of the build have
 * @throws Error if a page cannot be rendered
 */
export function renderPages(render: string, site: PublicSettings['site']): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const pages = new Map<string, string>();
    const child = fork(CHILD, [pathToFileURL(render).href], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      timeout: TIMEOUT_MS,
      // It has no use for the settings, some of which are secrets.
      env: { NODE_ENV: 'production', ARANYA_SITE: JSON.stringify(site) },
    });
    child.on('message', (message) => {
      const { path, html } = message as Page;
      pages.set(path === null ? FALLBACK_FILE : `${path.slice(1)}/index.html`.replace(/^\//, ''), html);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0 && pages.has(FALLBACK_FILE)) resolve(pages);
      else reject(new Error(`The process that renders pages ended with code ${code}.`));
    });
  });
}
