import { fork } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PublicSettings } from '@aranya/contracts';
import { FALLBACK_FILE } from './filled-files';

const CHILD = fileURLToPath(new URL('./render-pages.child.mjs', import.meta.url));
/** A start waits for it, then uses the built pages. */
const TIMEOUT_MS = 120_000;

interface Page {
  /** Null for the fallback page. */
  path: string | null;
  html: string;
}

/**
 * Renders pages as the build did, with other words, in a process that returns its memory.
 * @param render the server build's file
 * @returns HTML by the build's file names
 * @throws Error if a page cannot be rendered
 */
export function renderPages(render: string, site: PublicSettings['site']): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const pages = new Map<string, string>();
    const child = fork(CHILD, [pathToFileURL(render).href], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      timeout: TIMEOUT_MS,
      // Keeps secrets in the settings from it.
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
