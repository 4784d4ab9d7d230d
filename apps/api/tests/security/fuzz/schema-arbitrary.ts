import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

export interface Known {
  ids: readonly string[];
  named: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

export function validInput(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  return toArbitrary(toJsonSchema(schema), known);
}

export function inputProperties(schema: z.ZodType, known: Known): Record<string, fc.Arbitrary<unknown>> {
  const { properties = {}, required = [] } = toJsonSchema(schema);
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const value = known.named[name] ?? toArbitrary(property as JsonSchema, known);
      return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })];
    }),
  );
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

function toArbitrary(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => toArbitrary(choice as JsonSchema, known)));
  switch (schema.type) {
    case 'string':
      return text(schema, known);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(toArbitrary(schema.items as JsonSchema, known), { maxLength: 5 });
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const entries = Object.entries(properties).map(
        ([name, property]) =>
          [name, known.named[name] ?? toArbitrary(property as JsonSchema, known)] as const,
      );
      return fc.record(Object.fromEntries(entries), { requiredKeys: required });
    }
  }
  throw new Error(`There is no arbitrary for ${JSON.stringify(schema)}.`);
}

function text({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema, known: Known) {
  if (format === 'uuid') return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known.ids) }, fc.uuid());
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern !== undefined) {
    // fast-check knows no lookaheads.
    const loose = new RegExp(pattern.replaceAll(/\(\?[=!][^()]*\)/g, ''));
    return fc.stringMatching(loose).filter((made) => new RegExp(pattern).test(made));
  }
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
}
