import { isDeepStrictEqual } from 'node:util';
import type { PublicSettings } from '@aranya/contracts';
import { siteTexts } from '@aranya/wildlife-data';
import { type FilledFile, readFilledFiles } from './filled-files';
import { renderPages } from './render-pages';

export interface PageSource {
  folder: string;
  /** The file of the server build. */
  render: string;
  /** As they are now. */
  settings: () => PublicSettings;
  /** Is called after each change. */
  onChange?: ((listener: () => void) => void) | undefined;
  onError: (error: unknown) => void;
}

export interface Pages {
  settings: PublicSettings;
  files: ReadonlyMap<string, FilledFile>;
}

async function readPages({ folder, render, settings: read, onError }: PageSource): Promise<Pages> {
  const settings = read();
  if (isDeepStrictEqual(settings.site, siteTexts))
    return { settings, files: await readFilledFiles(folder, settings) };
  try {
    const rendered = await renderPages(render, settings.site);
    return { settings, files: await readFilledFiles(folder, settings, rendered) };
  } catch (error) {
    onError(error);
    // Scripts must find the words that the pages have.
    const asBuilt = { ...settings, site: siteTexts };
    return { settings: asBuilt, files: await readFilledFiles(folder, asBuilt) };
  }
}

/**
 * The pages with the site's words. While a change is rendered, visitors get the pages before.
 * @returns gives the current ones
 */
export async function openPages(source: PageSource): Promise<() => Pages> {
  let pages = await readPages(source);
  let isStale = false;
  let running: Promise<void> | undefined;
  async function refresh() {
    while (isStale) {
      isStale = false;
      pages = await readPages(source);
    }
  }
  source.onChange?.(() => {
    isStale = true;
    running ??= refresh()
      .catch(source.onError)
      .finally(() => (running = undefined));
  });
  return () => pages;
}
