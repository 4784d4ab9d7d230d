import { apiContract, multipartBodies } from '@aranya/contracts';
import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core';
import Ajv from 'ajv/dist/2020';
import { z } from 'zod';
import { answerExamples, requestExamples } from './examples';
import { openApiOf, type OpenApiOperation } from './openapi';

const document = openApiOf({ issuer: 'https://aranya.example/identity/' });
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
const calls = new Map(callsOf(apiContract));

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
  expect(operationOf('posts.feed').security).toEqual([{ token: [] }, { openid: [] }]);
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

test.each(Object.entries(requestExamples))('the example of a request for %s is valid', (id, example) => {
  const route = calls.get(id);
  const body: unknown = route && 'body' in route ? route.body : null;
  const schema = body instanceof z.ZodType ? body : multipartBodies[route?.path ?? '']?.fields;
  expect(schema?.safeParse(example)).toMatchObject({ success: true });
  const [content] = Object.values(operationOf(id).requestBody?.content ?? {});
  expect(content?.example).toEqual(example);
  expect(problemsOf(content?.schema ?? {}, example)).toBeNull();
});

test.each(Object.entries(answerExamples))('the example of an answer of %s is valid', (id, example) => {
  const schema = calls.get(id)?.responses[200] as z.ZodType;
  expect(schema.parse(example)).toEqual(example);
  const described = operationOf(id).responses['200'];
  const json = described && 'content' in described ? described.content?.['application/json'] : undefined;
  expect(problemsOf(json?.schema ?? {}, example)).toBeNull();
});

test('the examples of refusals are valid', () => {
  for (const { content } of Object.values(document.components.responses)) {
    const json = content?.['application/json'];
    expect(problemsOf(json?.schema ?? {}, json?.example)).toBeNull();
  }
});
