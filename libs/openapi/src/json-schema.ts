import * as contracts from '@aranya/contracts';
import { z } from 'zod';

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = Record<string, unknown>;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Exported objects and unions by their names in the document. */
const named = new Map<unknown, string>(
  Object.entries(contracts).flatMap(([name, value]) => {
    const isNamed =
      name.endsWith('Schema') && (value instanceof z.ZodObject || value instanceof z.ZodDiscriminatedUnion);
    return isNamed ? [[value, capitalized(name.replace(/Schema$/, ''))]] : [];
  }),
);

const referenceTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Null for a schema that stands where it is used. */
export const schemaName = (schema: unknown): string | null => named.get(schema) ?? null;

function replace(schema: JsonSchema, by: JsonSchema): void {
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, by);
}

/** Omits what a format implies, every integer's bounds, and that answers may not gain fields. */
function simplify(schema: JsonSchema, io: 'input' | 'output'): void {
  if (schema['format'] !== undefined) delete schema['pattern'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (io === 'output' && schema['additionalProperties'] === false) delete schema['additionalProperties'];
}

/** JSON that is sent inside a text. */
function addContentSchema(schema: unknown, made: JsonSchema): void {
  if (made['contentMediaType'] !== 'application/json' || !(schema instanceof z.ZodPipe)) return;
  const { out } = schema;
  // The pipe within ends in the transform that parses the text.
  if (out instanceof z.ZodType && !(out instanceof z.ZodTransform)) made['contentSchema'] = inputSchema(out);
}

function toJsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  onReference: (schema: z.ZodType) => void = () => undefined,
): JsonSchema {
  const made: JsonSchema = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const part: unknown = zodSchema;
      const name = io === 'output' && part !== schema ? schemaName(part) : null;
      if (name !== null && part instanceof z.ZodType) {
        replace(jsonSchema, referenceTo(name));
        onReference(part);
      }
      addContentSchema(part, jsonSchema);
      simplify(jsonSchema, io);
    },
  });
  delete made['$schema'];
  return made;
}

export const inputSchema = (schema: z.ZodType): JsonSchema => toJsonSchema(schema, 'input');

/** Collects the named schemas of answers. */
export function createComponents() {
  const schemas: Record<string, JsonSchema> = {};

  function add(schema: z.ZodType): void {
    const name = schemaName(schema);
    if (name === null || schemas[name] !== undefined) return;
    schemas[name] = {};
    schemas[name] = toJsonSchema(schema, 'output', add);
  }

  return {
    schemas,
    /** Gives a reference where the schema has a name. */
    outputSchema: (schema: z.ZodType): JsonSchema => {
      const name = schemaName(schema);
      if (name === null) return toJsonSchema(schema, 'output', add);
      add(schema);
      return referenceTo(name);
    },
  };
}

export type Components = ReturnType<typeof createComponents>;
