import { readdirSync } from 'node:fs';
import path from 'node:path';

/** 0 is a, 25 is z, 26 is ba. */
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26))) + String.fromCharCode(97 + (index % 26));

/**
 * Short names for the classes of CSS modules: letters for the file, a number for the class in it. Every page carries its
 * styles and its elements' classes in its own HTML (docs/decisions/050), and names that tell the class and a hash cost it
 * some 750 bytes after compression. The underscore keeps clear of names such as `ad1`, which blockers hide.
 * @param folders absolute paths that hold all files with the ending `.module.css`
 * @returns the function for Vite's `css.modules.generateScopedName`; it throws Error for a file of another folder
 */
export function shortClassNames(folders: readonly string[]): (name: string, file: string) => string {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const indexOf = new Map(files.map((file, index) => [file, index]));
  const classes = new Map<string, Map<string, number>>();
  return (name, file) => {
    const own = path.normalize(file.replace(/[?#].*$/, ''));
    const index = indexOf.get(own);
    if (index === undefined) throw new Error(`${own} lies outside of ${folders.join(', ')}.`);
    const seen = classes.get(own) ?? new Map<string, number>();
    classes.set(own, seen);
    if (!seen.has(name)) seen.set(name, seen.size);
    return `_${letters(index)}${seen.get(name)}`;
  };
}
