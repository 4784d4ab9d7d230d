import { z } from 'zod';
import { demand } from '../records/demand';
import { type AcceptedCorrection, recordWith } from './corrected-records';
import { type FactValue, withValue } from './values';
import { type Language, readTranslation } from './translated-records';
import { schemaOf } from './written-records';

export { type AcceptedCorrection, correctedRecords } from './corrected-records';
export { nameIn, splitName } from './translated-records';
export type { CorrectedPark, CorrectedRecords, CorrectedSpecies } from './corrected.types';

export interface CorrectableFact {
  /** English where the record's translation has no text of its own for it. */
  language: Language;
  /** As in `glance.weight.kg`. */
  field: string;
  /** Null where the record does not say. */
  value: FactValue | null;
  input: 'text' | 'number' | 'yes_no' | 'texts' | 'numbers';
  /** Empty where anything may be given. */
  options: string[];
  /** What a page in another language shows for an option, or for a value. */
  words: Record<string, string>;
}

type FactOfRecord = Omit<CorrectableFact, 'language' | 'words'>;

interface JsonSchema {
  type?: string;
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
}

/** Names and numbers make addresses and files; words in posts protect places; sources come with the suggestion. */
const identity: ReadonlySet<string> = new Set(['id', 'name', 'names_in_posts', 'sources']);

const jsonSchemaOf = (name: string) =>
  z.toJSONSchema(schemaOf(name), { io: 'input', unrepresentable: 'any' }) as JsonSchema;

function inputOf({ type, items, prefixItems }: JsonSchema): CorrectableFact['input'] {
  const listed = prefixItems?.[0] ?? items;
  if (listed) return listed.type === 'string' ? 'texts' : 'numbers';
  if (type === 'boolean') return 'yes_no';
  return type === 'string' ? 'text' : 'number';
}

function factsIn(schema: JsonSchema, value: unknown, path: readonly string[]): FactOfRecord[] {
  const { properties, items, anyOf } = schema;
  if (anyOf) return value === null ? [] : anyOf.slice(0, 1).flatMap((inner) => factsIn(inner, value, path));
  if (properties) {
    if (value === undefined) return [];
    return Object.entries(properties).flatMap(([key, inner]) =>
      key === 'from' || (path.length === 0 && identity.has(key))
        ? []
        : factsIn(inner, Object(value)[key], [...path, key]),
    );
  }
  if (items?.properties)
    return Array.isArray(value)
      ? value.flatMap((entry, at) => factsIn(items, entry, [...path, String(at)]))
      : [];
  // Lists of lists are for who knows the file.
  if (items?.type === 'array') return [];
  const options = schema.enum ?? items?.enum ?? [];
  return [
    {
      field: path.join('.'),
      value: (value ?? null) as FactValue | null,
      input: inputOf(schema),
      options: [...options],
    },
  ];
}

/** As a page in the language shows it. */
function translatedFact(
  fact: FactOfRecord,
  language: Language,
  { texts, phrases }: ReturnType<typeof readTranslation>,
): CorrectableFact {
  const text = fact.options.length === 0 ? texts[fact.field] : undefined;
  if (typeof text === 'string') return { ...fact, language, value: text, words: {} };
  const values = [...fact.options, ...[fact.value ?? []].flat().map(String)];
  const words = values.flatMap((value) => {
    const word = phrases[value];
    return word === undefined ? [] : [[value, word] as const];
  });
  return { ...fact, language: 'en', words: Object.fromEntries(words) };
}

/**
 * What the record's schema has, apart from what identifies it.
 * @param name as in `species/dhole`
 * @param accepted of any record, oldest first
 * @returns undefined for an unknown record
 */
export function correctableFacts(
  name: string,
  accepted: readonly AcceptedCorrection[],
  language: Language = 'en',
): { name: string; facts: CorrectableFact[] } | undefined {
  const record = recordWith(name, accepted)?.record;
  if (record === undefined) return undefined;
  const translation = readTranslation(language, name, accepted);
  const facts = factsIn(jsonSchemaOf(name), record, []);
  return {
    name: String(Object(record).name),
    facts: facts.map((fact) => translatedFact(fact, language, translation)),
  };
}

const isListOf = (type: 'string' | 'number', value: FactValue) =>
  Array.isArray(value) && value.every((entry) => typeof entry === type);

const forms: Readonly<
  Record<CorrectableFact['input'], { fits: (value: FactValue) => boolean; fault: string }>
> = {
  text: { fits: (value) => typeof value === 'string', fault: 'Give a text.' },
  number: { fits: (value) => typeof value === 'number', fault: 'Give a number.' },
  yes_no: { fits: (value) => typeof value === 'boolean', fault: 'Answer yes or no.' },
  texts: { fits: (value) => isListOf('string', value), fault: 'Give a list of texts.' },
  numbers: { fits: (value) => isListOf('number', value), fault: 'Give a list of numbers.' },
};

/**
 * Checks a new value by the record's own schema; a text in another language has none.
 * @param name of a known record
 * @returns what is wrong; null if it fits
 */
export function correctionFault(
  name: string,
  { language, field, input }: CorrectableFact,
  value: FactValue,
  accepted: readonly AcceptedCorrection[],
): string | null {
  if (!forms[input].fits(value)) return forms[input].fault;
  if (language !== 'en') return value === '' ? forms.text.fault : null;
  const { error } = schemaOf(name).safeParse(
    withValue(recordWith(name, accepted)?.record, field.split('.'), value),
  );
  return error ? [...new Set(error.issues.map(demand))].map(toSentence).join(' ') : null;
}

const toSentence = (text: string) => {
  const said = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return said.endsWith('.') ? said : `${said}.`;
};
