import type { JsonSchema } from '../json-schema';
import type { Direction } from './schema-difference';

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Zero is no limit for lengths. */
function readLimit(schema: JsonSchema, key: string): number {
  const none = lower.includes(key) ? (/Length|Items|Properties/.test(key) ? 0 : -Infinity) : Infinity;
  const value = schema[key];
  return typeof value === 'number' ? value : none;
}

/** Limits of `wide` that exclude what `narrow` allows. */
export function stricterLimits(
  narrow: JsonSchema,
  wide: JsonSchema,
  where: string,
  direction: Direction,
): string[] {
  return [...lower, ...upper]
    .filter((key) => {
      const [inner, outer] = [readLimit(narrow, key), readLimit(wide, key)];
      return lower.includes(key) ? outer > inner : outer < inner;
    })
    .map((key) => {
      const [before, after] = direction === 'request' ? [narrow, wide] : [wide, narrow];
      return `${where}: ${key} was ${before[key] ?? 'not set'} and is ${after[key] ?? 'not set'}`;
    });
}
