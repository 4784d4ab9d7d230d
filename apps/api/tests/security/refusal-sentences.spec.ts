import { multipartBodies } from '@aranya/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { invalidInput } from '../../src/platform/plugins/errors';
import { issueSentence } from '../../src/platform/plugins/issue-sentence';
import { VALIDATOR_WORDS } from './fuzz/check-answer';
import { routes } from './fuzz/fuzz-requests';
import { validInput } from './fuzz/schema-arbitrary';

type Path = readonly (string | number)[];

/** Enough that each optional field and each kind of a union is there once. */
const SAMPLES = 15;
const known = {
  ids: ['0199f0a2-6b1c-7c55-8d0e-1a2b3c4d5e6f'],
  named: {
    cursor: fc.constant('abc'),
    limit: fc.constant(5),
    sighting: fc.constant('{"species":[],"seen_on":"2026-11-24"}'),
    image_alts: fc.constant('["A tiger"]'),
    image_licences: fc.constant('["cc_by"]'),
  },
};

const wrongValues: readonly unknown[] = [
  ...[undefined, null, true, 'true', 7, -1, 0.5, 1e15, '', 'no such thing', 'a\u0000b', '{', '[7]'],
  ...['x'.repeat(10_000), [], ['x'], new Array(1000).fill('x'), {}, { unknown: 1 }],
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of all fields, with the first entry of each list. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (!isObject(value)) return [path];
  const entries = Array.isArray(value)
    ? value.slice(0, 1).map((entry: unknown, index) => [index, entry] as const)
    : Object.entries(value);
  return [path, ...entries.flatMap(([name, entry]) => pathsOf(entry, [...path, name]))];
}

function withValue(value: unknown, [name, ...rest]: Path, wrong: unknown): unknown {
  if (name === undefined) return wrong;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[name] = withValue(copy[name], rest, wrong);
  return copy;
}

/** Each field once, in a request that is otherwise right. */
function fieldsOf(schema: z.ZodType): Map<string, { valid: unknown; path: Path }> {
  const fields = new Map<string, { valid: unknown; path: Path }>();
  for (const valid of fc.sample(validInput(schema, known), { seed: 7, numRuns: SAMPLES }))
    for (const path of pathsOf(valid)) {
      const name = path.join('.');
      if (!fields.has(name)) fields.set(name, { valid, path });
    }
  return fields;
}

const inputs = routes.flatMap((route) => {
  const parts = {
    query: route.query,
    pathParams: route.pathParams,
    body: 'body' in route ? route.body : null,
  };
  const schemas = { ...parts, form: multipartBodies[route.path]?.fields };
  return Object.entries(schemas).flatMap(([part, schema]) =>
    schema instanceof z.ZodType ? [[`${route.method} ${route.path}: ${part}`, schema] as const] : [],
  );
});

beforeAll(() => z.config({ customError: issueSentence }));

test.each(inputs)('%s is refused in sentences', (_name, schema) => {
  const unsaid: string[] = [];
  const unrefused: string[] = [];
  /** The same sentence for a missing field as for a wrong one. */
  const alike: string[] = [];
  for (const [name, { valid, path }] of fieldsOf(schema)) {
    const refusals = wrongValues.flatMap((wrong) => {
      const { error } = schema.safeParse(withValue(valid, path, wrong));
      return error ? [{ wrong, ...invalidInput(error.issues).toEnvelope() }] : [];
    });
    const missing = refusals.find(({ wrong }) => wrong === undefined)?.fields?.[name];
    if (
      missing !== undefined &&
      refusals.some(({ wrong, fields }) => wrong != null && fields?.[name] === missing)
    )
      alike.push(`${name}: ${missing}`);
    if (refusals.length === 0) unrefused.push(name);
    for (const { message, fields = {} } of refusals)
      for (const said of [message, ...Object.values(fields)])
        if (VALIDATOR_WORDS.test(said) || !said.endsWith('.')) unsaid.push(`${name}: ${said}`);
  }
  expect([...new Set(unsaid)]).toEqual([]);
  expect(alike).toEqual([]);
  expect(unrefused).toEqual([]);
});
