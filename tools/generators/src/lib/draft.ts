import type { Tree } from '@nx/devkit';
import { parseYaml, type YamlFile } from '@aranya/wildlife-data/facts';
import { stringify } from 'yaml';
import { refuse } from './refuse';

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Empty fields, and lines without one, count as missing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return isEmpty(value) ? undefined : value;
  if (Object.values(value).every(isEmpty)) return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, member]) => [key, withoutEmpty(member)] as const)
      .filter(([, member]) => member !== undefined),
  );
}

export interface Draft {
  file: YamlFile;
  fields: Record<string, unknown>;
}

/**
 * Undefined if there is none.
 * @throws Error where it is not YAML
 */
export function readDraft(tree: Tree, path: string): Draft | undefined {
  const text = tree.read(path, 'utf8');
  if (text === null) return undefined;
  const file = parseYaml(path, text);
  refuse(`${path} is not YAML`, file.faults);
  const value = withoutEmpty(file.value);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${path} does not hold fields.`);
  return { file, fields: { ...value } };
}

/** Fields of the part that nothing reads. */
export const strayFields = ({ file }: Draft, part: string, known: readonly string[]): string[] => {
  const written: Record<string, unknown> = { ...Object({ ...Object(file.value) }[part]) };
  return Object.keys(written)
    .filter((field) => !known.includes(field))
    .map((field) => `${file.locate([part, field])} ${part}.${field}: There is no such field.`);
};

/** Keeps fields without a value, but not the part for the drawing. */
export function draftedRecord({ file }: Draft, part: string, id: number): Record<string, unknown> {
  const fields: [string, unknown][] = Object.entries(Object(file.value));
  return { id, ...Object.fromEntries(fields.filter(([name]) => name !== part)) };
}

/** Fills the known values into the template. */
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
