import { sampleNumbers, sampleTexts, textsByFormat } from './examples';
import type { JsonSchema } from './json-schema';

type Schemas = Readonly<Record<string, JsonSchema>>;

const REFERENCE = '#/components/schemas/';

const sampleText = (name: string, { format }: JsonSchema) =>
  (typeof format === 'string' ? textsByFormat[format] : undefined) ?? sampleTexts[name] ?? 'Text';

const sampleNumber = (name: string, { minimum = 0, maximum = Infinity }: JsonSchema) =>
  sampleNumbers[name] ?? Math.min(Math.max(Number(minimum), 3), Number(maximum));

/** Required fields, and those with a default. */
function sampleObject(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = properties as Schemas;
  const names = [
    ...(required as string[]),
    ...Object.keys(known).filter((name) => known[name]?.['default'] != null),
  ];
  const fields = [...new Set(names)].map((name) => {
    const field = known[name] ?? (additionalProperties as JsonSchema);
    return [name, makeSample(name, field, schemas)] as const;
  });
  return Object.fromEntries(fields);
}

function sampleList(name: string, { items, prefixItems, minItems }: JsonSchema, schemas: Schemas): unknown[] {
  const entries = (prefixItems ?? Array(Number(minItems) || 1).fill(items ?? {})) as JsonSchema[];
  return entries.map((entry) => makeSample(name, entry, schemas));
}

/**
 * A test names texts with a pattern that need one of {@link sampleTexts}.
 * @param name of the field, which says more than its type
 */
export function makeSample(name: string, schema: JsonSchema, schemas: Schemas): unknown {
  const { $ref, const: only, enum: values, default: standard, type: types } = schema;
  if (typeof $ref === 'string') return makeSample(name, schemas[$ref.replace(REFERENCE, '')] ?? {}, schemas);
  if (only !== undefined) return only;
  if (Array.isArray(values)) return values[0] as unknown;
  if (standard !== undefined) return standard;
  const forms = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  const form = forms?.find((one) => one['type'] !== 'null');
  if (form !== undefined) return makeSample(name, form, schemas);
  // Optional values are shown.
  const type = [types].flat().find((one) => one !== 'null');
  switch (type) {
    case 'object':
      return sampleObject(schema, schemas);
    case 'array':
      return sampleList(name, schema, schemas);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return sampleNumber(name, schema);
    case 'string':
      return sampleText(name, schema);
    default:
      return null;
  }
}
