import { fork } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PublicSettings } from '@aranya/contracts';
import type { CorrectedRecords } from '@aranya/wildlife-data/corrections';
import { FALLBACK_FILE } from './filled-files';

const CHILD = fileURLToPath(new URL('./render-pages.child.mjs', import.meta.url));
/** React Router answers what is not prerendered with the fallback page, in its address's language. */
const SHELL = 'app-shell';
/** A start waits for it, then uses the built pages. */
const TIMEOUT_MS = 120_000;

interface Page {
  path: string;
  text: string;
}

export interface Changes {
  site: PublicSettings['site'];
  corrected: CorrectedRecords;
}

/** The pages whose data are corrected. */
const pagesOf = ({ species, parks }: CorrectedRecords): string[] => [
  ...Object.values(species).map(({ animal }) => `/animal/${animal.id}`),
  ...Object.keys(parks).map((slug) => `/parks&sancturies/${slug}`),
];

function fileName(path: string): string {
  if (path.endsWith(SHELL)) return path.slice(1).replace(SHELL, FALLBACK_FILE);
  return path.endsWith('.data') ? path.slice(1) : `${path.slice(1)}/index.html`.replace(/^\//, '');
}

/**
 * Renders pages as the build did, with other words and facts, in a process that returns its memory.
 * @param render the server build's file
 * @param everything the languages in which all pages are rendered; null for only those of corrected records
 * @returns HTML and data by the build's file names
 * @throws Error if a page cannot be rendered
 */
export function renderPages(
  render: string,
  { site, corrected }: Changes,
  everything: readonly string[] | null,
): Promise<Map<string, string>> {
  const data = pagesOf(corrected);
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
      const { path, text } = message as Page;
      pages.set(fileName(path), text);
    });
    child.once('error', reject);
    const shells = ['', ...(everything ?? []).map((language) => `/${language}`)].map(
      (at) => `${at}/${SHELL}`,
    );
    child.send({ corrected, pages: everything ? null : data, data, shells });
    child.once('close', (code) => {
      if (code === 0 && pages.size > 0) resolve(pages);
      else reject(new Error(`The process that renders pages ended with code ${code}.`));
    });
  });
}
