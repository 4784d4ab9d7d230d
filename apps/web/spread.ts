import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

/** The stored kilobytes of JavaScript that may be renamed when this text of a record changes. */
export interface Spread {
  what: string;
  text: string;
  budget: number;
}

/**
 * Renamed files rename their static and dynamic importers too.
 * @param changed files whose content changes
 * @returns these and all that get another name with them
 */
export function renamedWith(manifest: Manifest, changed: Iterable<string>): Set<string> {
  const renamed = new Set(changed);
  const toFile = (key: string) => manifest[key]?.file ?? '';
  for (let before = -1; before < renamed.size;) {
    before = renamed.size;
    for (const { file, imports = [], dynamicImports = [] } of Object.values(manifest)) {
      if ([...imports, ...dynamicImports].some((key) => renamed.has(toFile(key)))) renamed.add(file);
    }
  }
  return renamed;
}

/**
 * Prints what visitors fetch again after a record changes.
 * @param shared what all pages load, which no record may rename
 * @throws Error naming what spreads too far
 */
export async function checkSpread(
  client: string,
  manifest: Manifest,
  shared: ReadonlySet<string>,
  spreads: readonly Spread[],
): Promise<void> {
  const names = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((name) =>
    name.endsWith('.js'),
  );
  const scripts = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(client, name), 'utf8')] as const),
    ),
  );
  console.log('\nJavaScript in kB that is fetched again when this changes\n');
  const faults: string[] = [];
  for (const { what, text, budget } of spreads) {
    const changed = names.filter((name) => scripts.get(name)?.includes(text));
    const renamed = [...renamedWith(manifest, changed)];
    const kB = renamed.reduce((sum, name) => sum + (scripts.get(name)?.length ?? 0), 0) / 1000;
    console.log(
      `${what.padEnd(48)}${kB.toFixed(0).padStart(8)}  of ${budget}, in ${renamed.length} of ${names.length} files`,
    );
    if (changed.length === 0) faults.push(`no file has ${what}`);
    if (kB > budget) faults.push(`${what} spreads over ${kB.toFixed(0)} kB`);
    const common = renamed.filter((name) => shared.has(name));
    if (common.length > 0) faults.push(`${what} renames what all pages load: ${common.join(', ')}`);
  }
  if (faults.length > 0) throw new Error(`Changed records spread too far: ${faults.join('; ')}`);
}
