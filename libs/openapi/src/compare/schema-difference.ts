import type { JsonSchema } from '../json-schema';
import { stricterLimits } from './limits';

/** Requests may only become wider, answers only narrower, apart from new fields. */
export type Direction = 'request' | 'response';

/** Follows references within one document. */
export type Resolve = (schema: JsonSchema) => { name: string | null; schema: JsonSchema };

export interface Comparison {
  direction: Direction;
  before: Resolve;
  after: Resolve;
  /** Reports each difference of a named schema once. */
  seen: Set<string>;
}

const asSchema = (value: unknown): JsonSchema | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonSchema) : null;
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';
/** The same code made both, so their keys are in one order. */
const same = (one: unknown, other: unknown) => show(one) === show(other);

/** One schema for each type of an alternative. */
function listVariants(schema: JsonSchema, resolve: Resolve): JsonSchema[] {
  const alternatives = [...asList(schema['anyOf']), ...asList(schema['oneOf'])] as JsonSchema[];
  if (alternatives.length > 0)
    return alternatives.flatMap((one) => listVariants(resolve(one).schema, resolve));
  const { type } = schema;
  return Array.isArray(type) ? type.map((one: unknown) => ({ ...schema, type: one })) : [schema];
}

function allowedValues(schema: JsonSchema): unknown[] | null {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : null;
}

/** The field that tells alternatives of a union apart. */
function readMark(schema: JsonSchema): unknown {
  const properties = Object.values(asSchema(schema['properties']) ?? {}) as JsonSchema[];
  const marks = properties.filter((one) => typeof one['const'] === 'string').map((one) => one['const']);
  return marks[0];
}

const typeFits = (narrow: unknown, wide: unknown) =>
  wide === undefined || narrow === wide || (narrow === 'integer' && wide === 'number');

function valueProblems(narrow: JsonSchema, wide: JsonSchema, where: string, direction: Direction): string[] {
  const allowed = allowedValues(wide);
  if (allowed === null) return [];
  const values = allowedValues(narrow);
  if (values === null) return [`${where}: ${direction === 'request' ? 'only' : 'not only'} ${show(allowed)}`];
  return values
    .filter((value) => !allowed.some((one) => same(one, value)))
    .map((value) =>
      direction === 'request'
        ? `${where}: ${show(value)} is not accepted any more`
        : `${where}: can be ${show(value)} now`,
    );
}

/** Any difference of these counts. */
const fixedKeywords = ['pattern', 'format', 'propertyNames', 'allOf', 'not', 'prefixItems'];

function fixedProblems(before: JsonSchema, after: JsonSchema, where: string, comparison: Comparison) {
  const { direction } = comparison;
  const [narrow, wide] = direction === 'request' ? [before, after] : [after, before];
  return fixedKeywords
    .filter((key) => wide[key] !== undefined && !same(narrow[key], wide[key]))
    .map((key) => `${where}: ${key} was ${show(before[key])} and is ${show(after[key])}`);
}

function objectProblems(before: JsonSchema, after: JsonSchema, where: string, comparison: Comparison) {
  const { direction } = comparison;
  const [old, now] = [asSchema(before['properties']) ?? {}, asSchema(after['properties']) ?? {}];
  const [oldRequired, nowRequired] = [asList(before['required']), asList(after['required'])];
  const isMissing = (name: unknown) => !(String(name) in now);
  const removed = Object.keys(old)
    .filter(isMissing)
    .map((name) => `${where}.${name}: removed`);
  const required =
    direction === 'request'
      ? nowRequired
          .filter((name) => !oldRequired.includes(name))
          .map((name) => `${where}.${String(name)}: required now`)
      : oldRequired
          .filter((name) => !nowRequired.includes(name) && !isMissing(name))
          .map((name) => `${where}.${String(name)}: can be missing now`);
  const inside = Object.entries(old).flatMap(([name, schema]) => {
    const next = asSchema(now[name]);
    return next === null ? [] : differences(schema as JsonSchema, next, `${where}.${name}`, comparison);
  });
  const [oldRest, nowRest] = [
    asSchema(before['additionalProperties']),
    asSchema(after['additionalProperties']),
  ];
  const rest =
    oldRest === null
      ? []
      : nowRest === null
        ? [`${where}: has no free names any more`]
        : differences(oldRest, nowRest, `${where}.*`, comparison);
  const closed =
    direction === 'request' &&
    after['additionalProperties'] === false &&
    before['additionalProperties'] !== false
      ? [`${where}: refuses unknown fields now`]
      : [];
  return [...removed, ...required, ...inside, ...rest, ...closed];
}

function variantProblems(before: JsonSchema, after: JsonSchema, where: string, comparison: Comparison) {
  const { direction } = comparison;
  const [narrow, wide] = direction === 'request' ? [before, after] : [after, before];
  if (!typeFits(narrow['type'], wide['type']))
    return [`${where}: was ${show(before['type'])} and is ${show(after['type'])}`];
  const [oldItems, nowItems] = [asSchema(before['items']), asSchema(after['items'])];
  return [
    ...valueProblems(narrow, wide, where, direction),
    ...stricterLimits(narrow, wide, where, direction),
    ...fixedProblems(before, after, where, comparison),
    ...(oldItems && nowItems ? differences(oldItems, nowItems, `${where}[]`, comparison) : []),
    ...(before['type'] === 'object' ? objectProblems(before, after, where, comparison) : []),
  ];
}

/** Compares each alternative with the closest on the wide side. */
function unionProblems(before: JsonSchema[], after: JsonSchema[], where: string, comparison: Comparison) {
  const isRequest = comparison.direction === 'request';
  const [narrow, wide] = isRequest ? [before, after] : [after, before];
  return narrow.flatMap((one) => {
    const mark = readMark(one);
    const place = mark === undefined ? where : `${where} (${show(mark)})`;
    const candidates = wide
      .filter((other) => typeFits(one['type'], other['type']) && readMark(other) === mark)
      .map((other) => {
        const [old, now] = isRequest ? [one, other] : [other, one];
        return variantProblems(old, now, place, { ...comparison, seen: new Set(comparison.seen) });
      })
      .sort((a, b) => a.length - b.length);
    const what = show(mark ?? one['type'] ?? allowedValues(one));
    return (
      candidates[0] ?? [`${where}: ${isRequest ? `${what} is not accepted any more` : `can be ${what} now`}`]
    );
  });
}

/** @returns sentences about breaking changes */
export function differences(
  before: JsonSchema,
  after: JsonSchema,
  where: string,
  comparison: Comparison,
): string[] {
  const [old, now] = [comparison.before(before), comparison.after(after)];
  let place = where;
  if (old.name !== null && old.name === now.name) {
    const key = `${comparison.direction} ${old.name}`;
    if (comparison.seen.has(key)) return [];
    comparison.seen.add(key);
    place = old.name;
  }
  const [oldVariants, nowVariants] = [
    listVariants(old.schema, comparison.before),
    listVariants(now.schema, comparison.after),
  ];
  const [oldOne, nowOne] = [oldVariants[0], nowVariants[0]];
  if (oldVariants.length === 1 && nowVariants.length === 1 && oldOne && nowOne)
    return variantProblems(oldOne, nowOne, place, comparison);
  return unionProblems(oldVariants, nowVariants, place, comparison);
}
