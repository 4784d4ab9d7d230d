import type { Tree } from '@nx/devkit';
import { parse, stringify } from 'yaml';

/** Empty fields of a draft are missing fields of the record. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? undefined : value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, member]) => [key, withoutEmpty(member)] as const)
      .filter(([, member]) => member !== undefined),
  );
}

/** The draft at this path, or nothing if there is none. Throws where it is not YAML. */
export function readDraft(tree: Tree, path: string): Record<string, unknown> | undefined {
  const text = tree.read(path, 'utf8');
  if (text === null) return undefined;
  const value = withoutEmpty(parse(text));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${path} does not hold fields.`);
  return { ...value };
}

/** Writes the template with the values that are known already in the place of its empty fields. */
export function writeDraft(
  tree: Tree,
  path: string,
  template: string,
  known: Record<string, string | boolean | undefined>,
): void {
  const filled = Object.entries(known).reduce(
    (text, [field, value]) =>
      value === undefined
        ? text
        : text.replace(new RegExp(`^${field}:`, 'm'), `${field}: ${stringify(value).trim()}`),
    template,
  );
  tree.write(path, filled);
}
