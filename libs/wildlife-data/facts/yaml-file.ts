import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { z } from 'zod';
import { demand } from '../src/records/demand';

export interface YamlFile {
  path: string;
  value: unknown;
  faults: string[];
  locate: (field: readonly PropertyKey[]) => string;
}

/** In braces YAML ends a text at its comma, but people mean the comma. */
function joinTexts(document: Document, text: string): void {
  visit(document, {
    Map: (_, map) => {
      let begun: Scalar | undefined;
      map.items = map.items.filter(({ key, value }) => {
        if (value !== null || begun === undefined) {
          begun = isScalar(value) && value.type === 'PLAIN' && value.source !== '' ? value : undefined;
          return true;
        }
        const [from = 0] = begun.range ?? [];
        const to = isNode(key) ? (key.range?.[1] ?? from) : from;
        begun.value = text.slice(from, to).replace(/\s+/g, ' ');
        return false;
      });
    },
  });
}

export function parseYaml(path: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  joinTexts(document, text);
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${path}:${line}:${col}`;
  };
  /** A missing field is located at its parent. */
  const findOffset = (field: readonly PropertyKey[]): number => {
    if (field.length === 0) return 0;
    const around = document.getIn(field.slice(0, -1), true);
    const pair = isMap(around)
      ? around.items.find(({ key }) => String(key) === String(field.at(-1)))
      : undefined;
    const node = (pair?.key ?? document.getIn(field, true)) as { range?: readonly number[] } | undefined;
    return node?.range?.[0] ?? findOffset(field.slice(0, -1));
  };
  return {
    path,
    value: document.errors.length > 0 ? undefined : document.toJS(),
    faults: document.errors.map(({ pos, message }) => `${at(pos[0])} ${message}`),
    locate: (field) => at(findOffset(field)),
  };
}

const readField = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce((around: unknown, key) => Object(around)[key], value);

function toFault(file: YamlFile, issue: z.core.$ZodIssue): string {
  const { path } = issue;
  const place = `${file.locate(path)} ${path.join('.')}`.trim();
  const isMissing = readField(file.value, path) === undefined;
  if (!isMissing) return `${place}: ${demand(issue)}`;
  return issue.code === 'invalid_value' ? `${place} is missing: ${demand(issue)}` : `${place} is missing.`;
}

const unknownFields = (file: YamlFile, issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${file.locate([...issue.path, key])} ${key}: There is no such field.`)
      : [],
  );

export type Checked<Value> = { value: Value; faults: [] } | { value?: undefined; faults: string[] };

/** @param drafted also has the fields without a value */
export function checkYaml<Value>(
  file: YamlFile,
  schema: z.ZodType<Value>,
  drafted: unknown = file.value,
): Checked<Value> {
  if (file.faults.length > 0) return { faults: file.faults };
  const unfilled = unknownFields(file, schema.safeParse(drafted).error?.issues ?? []);
  const result = schema.safeParse(file.value);
  if (result.success && unfilled.length === 0) return { value: result.data, faults: [] };
  const issues = result.error?.issues ?? [];
  const others = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const unknown = new Set([...unfilled, ...unknownFields(file, issues)]);
  return { faults: [...unknown, ...others.map((issue) => toFault(file, issue))] };
}
