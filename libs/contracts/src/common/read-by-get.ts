import type { AppRoute } from '@ts-rest/core';
import { z } from 'zod';

type Properties = Readonly<Record<string, z.core.JSONSchema.BaseSchema>>;

const readProperties = (schema: z.ZodType): Properties =>
  (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Properties;

const listTypes = ({ type, anyOf }: z.core.JSONSchema.BaseSchema): (string | undefined)[] =>
  anyOf === undefined ? [type].flat() : anyOf.flatMap(listTypes);

/** A text, a number, true or false. */
const isPlain = (schema: z.core.JSONSchema.BaseSchema): boolean =>
  listTypes(schema).every((type) => ['string', 'number', 'integer', 'boolean'].includes(type ?? ''));

const isList = ({ type, items }: z.core.JSONSchema.BaseSchema): boolean =>
  type === 'array' && typeof items === 'object' && !Array.isArray(items) && isPlain(items);

/** Leaves what it cannot read to the schema, which refuses it with its own sentence. */
function readValue(value: unknown, schema: z.core.JSONSchema.BaseSchema | undefined): unknown {
  if (schema === undefined) return value;
  if (isList(schema)) return [value].flat();
  const types = listTypes(schema);
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  const isNumber = types.some((type) => type === 'number' || type === 'integer');
  return isNumber && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

/**
 * The same read by GET, with its input in the query.
 * @returns null where the input fits no query
 */
export function readByGet(call: AppRoute): AppRoute | null {
  if (call.method !== 'POST' || !(call.body instanceof z.ZodObject)) return null;
  const { body, ...rest } = call;
  // A query has no type of content.
  delete rest.contentType;
  const properties = readProperties(body);
  if (!Object.values(properties).every((schema) => isPlain(schema) || isList(schema))) return null;
  const toInput = (query: unknown) => {
    if (typeof query !== 'object' || query === null || Array.isArray(query)) return query;
    return Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, readValue(value, properties[name])]),
    );
  };
  return {
    ...rest,
    method: 'GET',
    query: z.preprocess(toInput, body),
    description: `Answers what \`POST ${call.path}\` answers, which takes the same in its body.`,
  };
}
