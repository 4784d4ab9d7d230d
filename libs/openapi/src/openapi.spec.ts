import { listCalls, multipartBodies } from '@aranya/contracts';
import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core';
import Ajv from 'ajv/dist/2020';
import { z } from 'zod';
import { answerExamples, requestExamples } from './examples';
import { createOpenApi, type OpenApiOperation } from './openapi';

const document = createOpenApi({ issuer: 'https://aranya.example/identity/' });
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

function operationOf(id: string): OpenApiOperation {
  const found = operations.find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`There is no operation ${id}.`);
  return found;
}

function callsOf(router: AppRouter, path: string[] = []): [string, AppRoute][] {
  return Object.entries(router).flatMap(([name, entry]) =>
    isAppRoute(entry)
      ? [[[...path, name].join('.'), entry] as [string, AppRoute]]
      : callsOf(entry, [...path, name]),
  );
}
const calls = new Map(callsOf(listCalls() as AppRouter));

test('every call is described once, under a tag that is declared', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...calls.keys()].sort());
  const declared = document.tags.map((tag) => (tag as { name: string }).name);
  const used = new Set(operations.flatMap(({ tags }) => tags));
  expect([...used].sort()).toEqual([...declared].sort());
});

test('every reference leads somewhere', () => {
  const references = JSON.stringify(document).matchAll(
    /"\$ref":"#\/components\/(schemas|responses)\/(\w+)"/g,
  );
  const missing = [...references].filter(
    ([, kind, name]) => document.components[kind as 'schemas' | 'responses'][name ?? ''] === undefined,
  );
  expect(missing).toEqual([]);
});

test('every multipart call has its text fields, and its files with their number, size and types', () => {
  const forms = [...calls].filter(([, route]) => 'contentType' in route && route.contentType !== undefined);
  const multipart = forms.filter(
    ([, route]) => 'contentType' in route && route.contentType === 'multipart/form-data',
  );
  expect(multipart.map(([, route]) => route.path).sort()).toEqual(Object.keys(multipartBodies).sort());
  expect(operationOf('posts.add').requestBody).toMatchObject({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          properties: {
            content: { type: 'string', maxLength: 2000 },
            images: {
              type: 'array',
              maxItems: 10,
              items: { type: 'string', format: 'binary' },
              description: expect.stringContaining('16 MiB'),
            },
          },
        },
        encoding: { images: { contentType: expect.stringContaining('image/jpeg') } },
      },
    },
  });
});

test('fields of the form of a post tell what their JSON is like', () => {
  const form = operationOf('posts.add').requestBody?.content['multipart/form-data'];
  const fields = form?.schema?.['properties'] as Record<string, Record<string, unknown>>;
  for (const name of ['sighting', 'image_alts', 'image_licences', 'asks'])
    expect([name, fields[name]?.['description']]).toEqual([name, expect.any(String)]);
  expect(fields['sighting']).toMatchObject({
    description: expect.stringContaining('SightingDraft'),
    contentMediaType: 'application/json',
    contentSchema: {
      properties: { seen_on: { type: 'string', format: 'date' } },
      required: ['species', 'seen_on'],
    },
  });
  expect(fields['image_licences']?.['contentSchema']).toMatchObject({
    items: { enum: expect.arrayContaining(['cc_by']) },
  });
  expect(document.components.schemas['SightingDraft']).toBeDefined();
  expect(
    problemsOf(
      fields['sighting']?.['contentSchema'] as object,
      JSON.parse(String((form?.example as Record<string, unknown>)['sighting'])),
    ),
  ).toBeNull();
});

test('the event stream and the export say what they send', () => {
  expect(operationOf('messages.stream').responses['200']).toMatchObject({
    content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/LiveEvent' } } },
  });
  expect(operationOf('users.exportData').responses['200']).toMatchObject({
    content: { 'application/zip': { schema: { format: 'binary' } } },
  });
});

test('refusals share one envelope', () => {
  expect(operationOf('posts.like').responses['404']).toEqual({ $ref: '#/components/responses/NotFound' });
  expect(document.components.responses['NotFound']).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
  });
  expect(operationOf('health.ready').responses['503']).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Readiness' } } },
  });
});

test('calls of members name the token, and public ones none', () => {
  expect(operationOf('posts.feed').security).toEqual([{ personal: ['read'] }, { token: [] }, { openid: [] }]);
  expect(operationOf('users.deleteAccount').security).toEqual([{ token: [] }, { openid: [] }]);
  expect(operationOf('settings.get').security).toEqual([]);
  expect(document.components).toMatchObject({
    securitySchemes: {
      openid: { openIdConnectUrl: 'https://aranya.example/identity/.well-known/openid-configuration' },
    },
  });
});

const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'api', components: document.components });
function problemsOf(schema: object, value: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"api#/components');
  const validate = ajv.compile(JSON.parse(text) as object);
  return validate(value) ? null : validate.errors;
}

const jsonSchemaOf = (id: string) => {
  const answer = operationOf(id).responses['200'];
  return answer && 'content' in answer ? answer.content?.['application/json'] : undefined;
};

test.each([...calls])('the examples of %s are valid', (id, route) => {
  const { parameters = [], requestBody } = operationOf(id);
  for (const { name, schema, example, examples } of parameters) {
    const shown = examples?.default.value ?? example;
    expect([name, shown ?? 'no example', problemsOf(schema, shown)]).toEqual([name, shown, null]);
  }

  const [content] = Object.values(requestBody?.content ?? {});
  const body: unknown = 'body' in route ? route.body : null;
  const schema = body instanceof z.ZodType ? body : multipartBodies[route.path]?.fields;
  if (content) {
    expect(schema?.safeParse(content.example)).toMatchObject({ success: true });
    expect(problemsOf(content.schema ?? {}, content.example)).toBeNull();
  }

  const answer = route.responses[200];
  if (!(answer instanceof z.ZodType)) return;
  const json = jsonSchemaOf(id);
  expect(answer.safeParse(json?.example)).toMatchObject({ success: true });
  expect(problemsOf(json?.schema ?? {}, json?.example)).toBeNull();
});

test.each([...calls].filter(([, { method }]) => method === 'GET'))(
  'the sample of %s has what the call needs, as the reference makes it of the parameters',
  (id, { query }) => {
    const { parameters = [] } = operationOf(id);
    const sent = parameters
      .filter((one) => one.in === 'query' && (one.required || one.examples))
      .map(({ name, example, examples }) => [name, String(examples?.default.value ?? example)]);
    if (query instanceof z.ZodType)
      expect(query.safeParse(Object.fromEntries(sent))).toMatchObject({ success: true });
  },
);

test('the reference says which parameters a call needs, and whose posts a feed has', () => {
  expect(operationOf('sightings.summary').description).toBe('Name either a species or a park.');
  expect(operationOf('posts.feed').summary).toContain("everybody's while you follow nobody");
  expect(document.components.schemas['Post']?.['properties']).toMatchObject({
    suggested: { description: expect.stringContaining('whom you do not follow') },
  });
});

test('examples by hand are those of calls', () => {
  for (const id of Object.keys({ ...requestExamples, ...answerExamples }))
    expect([...calls.keys()]).toContain(id);
});

test('a summary is plain text, as it stands in headings', () => {
  expect(operations.map(({ summary }) => summary).filter((summary) => /[`*<]/.test(summary))).toEqual([]);
});

test('calls that page, and only they, take a cursor, a limit and give the next cursor; news pages by page', () => {
  const inputsOf = ({ parameters = [], requestBody }: OpenApiOperation) => {
    const schema = requestBody?.content['application/json']?.schema ?? {};
    return [...parameters.map(({ name }) => name), ...Object.keys((schema['properties'] ?? {}) as object)];
  };
  for (const operation of operations) {
    const inputs = inputsOf(operation);
    const answer = jsonSchemaOf(operation.operationId)?.example as object | undefined;
    expect([operation.operationId, inputs.includes('cursor') && inputs.includes('limit')]).toEqual([
      operation.operationId,
      Object.keys(answer ?? {}).some((name) => name.startsWith('next_cursor')),
    ]);
    expect(inputs.includes('page')).toBe(operation.operationId === 'news.list');
  }
});

test('the examples of refusals are valid, and those that pass say when to try again', () => {
  for (const [name, { content, headers }] of Object.entries(document.components.responses)) {
    const json = content?.['application/json'];
    expect(problemsOf(json?.schema ?? {}, json?.example)).toBeNull();
    const passes = ['TooManyRequests', 'Unavailable'].includes(name);
    expect(headers).toEqual(passes ? { 'Retry-After': expect.anything() as unknown } : undefined);
  }
});
