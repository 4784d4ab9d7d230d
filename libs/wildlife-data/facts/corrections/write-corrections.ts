import { isMap, isScalar, isSeq, type Node, parse, parseDocument, type Scalar } from 'yaml';
import { z } from 'zod';
import { nearestSources, sourceKey } from '../../src/corrections/fact-source';
import { isSameValue, valueAt, withoutBreaks } from '../../src/corrections/values';
import { nameLanguages } from '../../src/names/name-languages';
import { parseYaml } from '../yaml-file';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.array(z.number())]);

/** As `npm run aranya -- corrections` prints them. */
export const acceptedSchema = z.array(
  z.object({
    record: z.string().regex(new RegExp(`^(?:(?:${nameLanguages.join('|')})/)?(species|parks)/[a-z0-9-]+$`)),
    field: z.string(),
    before: value.nullable(),
    value,
    source_title: z.string(),
    source_url: z.string().nullable(),
  }),
);

export type Accepted = z.output<typeof acceptedSchema>[number];

interface Edit {
  from: number;
  to: number;
  text: string;
}

const LINE = 108;

/** Quotes a text only where YAML would read another. */
function scalarText(text: string, around: (plain: string) => unknown): string {
  try {
    if (around(text) === text) return text;
  } catch {
    // It needs its quotes.
  }
  return `'${text.replaceAll("'", "''")}'`;
}

const inList = (plain: string) => (parse(`[${plain}]`) as unknown[])[0];
const inBraces = (plain: string) => Object(parseYaml('', `{ key: ${plain} }`).value).key;
const onLine = (plain: string) => Object(parse(`key: ${plain}`)).key;

function folded(text: string, indent: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent.length + line.length + 1 + word.length > LINE) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return `>-\n${lines.map((line) => indent + line).join('\n')}`;
}

interface Place {
  isFlow: boolean;
  isBlockList: boolean;
  /** Of the field's name, or of the list's entries. */
  column: number;
  key: string;
}

function valueText(given: Accepted['value'], { isFlow, isBlockList, column, key }: Place): string {
  const indent = ' '.repeat(column);
  if (Array.isArray(given)) {
    const entries = given.map((entry) =>
      typeof entry === 'string' ? scalarText(entry, inList) : String(entry),
    );
    return isBlockList ? entries.map((entry) => `- ${entry}`).join(`\n${indent}`) : `[${entries.join(', ')}]`;
  }
  if (typeof given !== 'string') return String(given);
  if (isFlow) return scalarText(given, inBraces);
  const plain = scalarText(given, onLine);
  return column + key.length + 2 + plain.length <= LINE ? plain : folded(given, `${indent}  `);
}

/**
 * Changes one text of a translation, which names no sources.
 * @param text of the translation's file
 */
export function translatedText(
  text: string,
  { field, before, value: given }: Accepted,
): { text: string } | { problem: string } {
  const document = parseDocument(text);
  const current = document.getIn([field, 'text']);
  const next = withoutBreaks(given);
  if (current === next) return { text };
  if (current !== before) return { problem: 'the file says something else by now' };
  document.setIn([field, 'text'], next);
  return { text: document.toString({ lineWidth: LINE, singleQuote: true }) };
}

/**
 * Changes one fact and adds its source; all else keeps its form.
 * @param text of the record's file
 * @returns the text, or why it does not fit
 */
export function correctedText(text: string, given: Accepted): { text: string } | { problem: string } {
  const accepted = { ...given, value: withoutBreaks(given.value) };
  const path = accepted.field.split('.');
  const key = path.at(-1) ?? '';
  const record = parseYaml('', text).value;
  const current = valueAt(record, path);
  if (isSameValue(current, accepted.value)) return { text };
  if (!isSameValue(current, accepted.before)) return { problem: 'the file says something else by now' };
  const { source_url: url, source_title: title } = accepted;
  if (url === null) return { problem: 'its source has no address on the web; name one in the file by hand' };
  const document = parseDocument(text);
  const columnOf = (offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1);
  const around = document.getIn(path.slice(0, -1), true) ?? document.contents;
  if (!isMap(around)) return { problem: 'the file has no such part' };
  const at = around.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === key);
  const isFlow = around.flow === true;
  const edits: Edit[] = [];
  const pair = around.items[at];
  if (pair) {
    const node = pair.value as Node | null;
    const [from = 0, end = 0] = node?.range ?? [];
    // A text with commas in braces goes on in names without a value.
    let to = end;
    for (const next of isFlow ? around.items.slice(at + 1) : []) {
      if (next.value !== null) break;
      to = (next.key as Scalar).range?.[1] ?? to;
    }
    const isBlockList = isSeq(node) && node.flow !== true;
    const column = columnOf(isBlockList ? from : ((pair.key as Scalar).range?.[0] ?? 0));
    const replaced = text.slice(from, to).trimEnd();
    const place = { isFlow, isBlockList, column, key };
    edits.push({ from, to: from + replaced.length, text: valueText(accepted.value, place) });
  } else {
    const before =
      around.items.find((one) => isScalar(one.key) && one.key.value === 'from') ?? around.items[0];
    const from = (before?.key as Scalar | undefined)?.range?.[0];
    if (from === undefined) return { problem: 'the file has no such part' };
    const column = columnOf(from);
    const place = { isFlow, isBlockList: false, column, key };
    const separator = isFlow ? ', ' : `\n${' '.repeat(column)}`;
    edits.push({ from, to: from, text: `${key}: ${valueText(accepted.value, place)}${separator}` });
  }
  const source = withSource(text, document, record, { title, url }, path);
  if (source === null) return { problem: 'the file names no sources for it' };
  const all = [...edits, ...source].sort((one, other) => other.from - one.from);
  return {
    text: all.reduce((done, edit) => done.slice(0, edit.from) + edit.text + done.slice(edit.to), text),
  };
}

/** Names the source beside the fact, or at the record for facts without sources of their own. */
function withSource(
  text: string,
  document: ReturnType<typeof parseDocument>,
  record: unknown,
  { title, url }: { title: string; url: string },
  path: readonly string[],
): Edit[] | null {
  const sources = document.getIn(['sources'], true);
  if (!isMap(sources) || sources.items.length === 0) return null;
  const { key, isNew } = sourceKey(Object(Object(record).sources), { title, url });
  const around = nearestSources(record, path);
  const from = around && document.getIn(around, true);
  if (!isSeq(from)) return null;
  const named = (from.toJSON() as unknown[]).map(String);
  const end = (from.items.at(-1) as Scalar | undefined)?.range?.[1];
  if (end === undefined) return null;
  const edits: Edit[] = named.includes(key) ? [] : [{ from: end, to: end, text: `, ${key}` }];
  if (isNew) {
    const last = text.slice(0, sources.range?.[1]).trimEnd().length;
    const entry = `\n  ${key}:\n    title: ${scalarText(title, onLine)}\n    url: ${url}`;
    edits.push({ from: last, to: last, text: entry });
  }
  return edits;
}
