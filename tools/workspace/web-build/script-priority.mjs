import { writeFile } from 'node:fs/promises';

/**
 * A prerendered page reads without its scripts: they are asked for after styles, fonts and pictures of the first screen,
 * instead of before them, where the router puts them. React takes such links on by their address, so nothing differs
 * for it.
 * @returns {Promise<string>} the page as it is written back
 */
export async function scriptsAfterPictures(file, html) {
  const later = html.replaceAll(
    '<link rel="modulepreload" href',
    '<link rel="modulepreload" fetchpriority="low" href',
  );
  if (later !== html) await writeFile(file, later);
  return later;
}
