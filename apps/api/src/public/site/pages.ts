import { isDeepStrictEqual } from 'node:util';
import type { PublicSettings } from '@aranya/contracts';
import { siteTexts } from '@aranya/wildlife-data';
import type { CorrectedRecords } from '@aranya/wildlife-data/corrections';
import { type FilledFile, readFilledFiles, readLanguages } from './filled-files';
import { renderPages } from './render-pages';

export interface PageSource {
  folder: string;
  /** The server build's file. */
  render: string;
  settings: () => PublicSettings;
  corrected: () => CorrectedRecords;
  onChange?: ((listener: () => void) => void) | undefined;
  onError: (error: unknown) => void;
}

export interface Pages {
  settings: PublicSettings;
  files: ReadonlyMap<string, FilledFile>;
}

async function readPages({
  folder,
  render,
  settings: read,
  corrected: readCorrected,
  onError,
}: PageSource): Promise<Pages> {
  const settings = read();
  const corrected = readCorrected();
  // What guests may read by calls stands on no rendered page.
  const site = { ...siteTexts, open_to_guests: settings.site.open_to_guests };
  const hasOwnWords = !isDeepStrictEqual(settings.site, site);
  if (!hasOwnWords && isDeepStrictEqual(corrected, { species: {}, parks: {} }))
    return { settings, files: await readFilledFiles(folder, settings) };
  try {
    const everything = hasOwnWords ? await readLanguages(folder) : null;
    const rendered = await renderPages(render, { site: settings.site, corrected }, everything);
    return { settings, files: await readFilledFiles(folder, settings, rendered) };
  } catch (error) {
    onError(error);
    // Scripts must find the same words as the pages.
    const asBuilt = { ...settings, site };
    return { settings: asBuilt, files: await readFilledFiles(folder, asBuilt) };
  }
}

/**
 * Visitors get the earlier pages while new ones are rendered.
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
