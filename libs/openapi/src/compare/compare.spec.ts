import { createOpenApi, type OpenApiDocument } from '../openapi';
import type { JsonSchema } from '../json-schema';
import { compareDocuments } from './document-difference';
import { compareReleases } from './released';
import { allowsBreaking, nextBreaking } from './version-rule';

const document = createOpenApi();

type Part = Record<string, JsonSchema>;
const bodyOf = ({ paths }: OpenApiDocument, path: string) =>
  paths[path]?.['post']?.requestBody?.content['application/json']?.schema as JsonSchema & {
    properties: Part;
    required: string[];
  };
const named = ({ components }: OpenApiDocument, name: string) =>
  components.schemas[name] as JsonSchema & { properties: Part; required: string[] };

/** Lists changes that break apps. */
function breakingAfter(change: (changed: OpenApiDocument) => void): string[] {
  const changed = structuredClone(document);
  change(changed);
  expect(changed).not.toEqual(document);
  return compareDocuments(document, changed).breaking;
}

/** The same document with another field of a request, to compare limits that the contract does not have yet. */
const withField = (schema: JsonSchema): OpenApiDocument => {
  const made = structuredClone(document);
  bodyOf(made, '/api/post/like').properties['extra'] = schema;
  return made;
};

test('a contract does not break itself', () => {
  expect(compareDocuments(document, structuredClone(document))).toEqual({ breaking: [], added: [] });
});

test.each<[string, (changed: OpenApiDocument) => void, string[]]>([
  ['a removed call', ({ paths }) => delete paths['/api/post/like'], ['POST /api/post/like: removed']],
  [
    'a renamed field of a request',
    (changed) => {
      const body = bodyOf(changed, '/api/post/like');
      body.properties = { id: { type: 'string' } };
      body.required = ['id'];
    },
    ['POST /api/post/like body.postId: removed', 'POST /api/post/like body.id: required now'],
  ],
  [
    'a renamed field of an answer',
    (changed) => {
      const { properties } = named(changed, 'Post');
      properties['created_at'] = properties['createdAt'] ?? {};
      delete properties['createdAt'];
    },
    ['Post.createdAt: removed'],
  ],
  [
    'a field of an answer that can be missing',
    (changed) => {
      const post = named(changed, 'Post');
      post.required = post.required.filter((name) => name !== 'content');
    },
    ['Post.content: can be missing now'],
  ],
  [
    'a field of a request that is required',
    (changed) => (bodyOf(changed, '/api/user/discover').required = ['input']),
    ['POST /api/user/discover body.input: required now'],
  ],
  [
    'a value that a request cannot have any more',
    (changed) => (bodyOf(changed, '/api/report').properties['subject'] as { enum: string[] }).enum.pop(),
    ['POST /api/report body.subject: "comment" is not accepted any more'],
  ],
  [
    'a value that an answer did not have',
    (changed) => (named(changed, 'Post').properties['post_type'] as { enum: string[] }).enum.push('video'),
    ['Post.post_type: can be "video" now'],
  ],
  [
    'an error code that apps do not know',
    (changed) => (named(changed, 'ErrorBody').properties['code'] as { enum: string[] }).enum.push('tired'),
    ['ErrorBody.code: can be "tired" now'],
  ],
  [
    'a narrower limit of a text',
    (changed) =>
      Object.assign(bodyOf(changed, '/api/contact').properties['message'] ?? {}, { maxLength: 10 }),
    ['POST /api/contact body.message: maxLength was 5000 and is 10'],
  ],
  [
    'a narrower limit of the query',
    ({ paths }) => {
      const limit = paths['/api/post/feed']?.['get']?.parameters?.find(({ name }) => name === 'limit');
      Object.assign(limit?.schema ?? {}, { maximum: 10 });
    },
    ['GET /api/post/feed parameters.query limit: maximum was 50 and is 10'],
  ],
  [
    'fewer pictures in a form',
    ({ paths }) => {
      const form = paths['/api/post/add']?.['post']?.requestBody?.content['multipart/form-data']?.schema;
      Object.assign((form?.['properties'] as Part)['images'] ?? {}, { maxItems: 1 });
    },
    ['POST /api/post/add body.images: maxItems was 10 and is 1'],
  ],
  [
    'another type of a request',
    (changed) => (bodyOf(changed, '/api/bookmarks/set').properties['bookmarked'] = { type: 'string' }),
    ['POST /api/bookmarks/set body.bookmarked: was "boolean" and is "string"'],
  ],
  [
    'another type of an answer',
    (changed) => (named(changed, 'Post').properties['likes_total'] = { type: 'string' }),
    ['Post.likes_total: was "integer" and is "string"'],
  ],
  [
    'an answer that can be null',
    (changed) =>
      (named(changed, 'Post').properties['content'] = { anyOf: [{ type: 'string' }, { type: 'null' }] }),
    ['Post.content: can be "null" now'],
  ],
  [
    'a request that cannot be null any more',
    ({ paths }) => {
      const body = paths['/api/post/edit']?.['post']?.requestBody?.content['application/json']?.schema;
      const properties = body?.['properties'] as Part;
      properties['edited_at'] = (properties['edited_at']?.['anyOf'] as JsonSchema[])[0] ?? {};
    },
    ['POST /api/post/edit body.edited_at: "null" is not accepted any more'],
  ],
  [
    'an event that apps do not know',
    (changed) =>
      (named(changed, 'LiveEvent')['oneOf'] as JsonSchema[]).push({
        type: 'object',
        properties: { type: { type: 'string', const: 'party' } },
      }),
    ['LiveEvent: can be "party" now'],
  ],
  [
    'a call that needs a token',
    ({ paths }) => paths['/api/news']?.['get']?.security.push({ token: [] }),
    ['GET /api/news: needs a token now'],
  ],
  [
    'a required parameter',
    ({ paths }) =>
      paths['/api/post/feed']?.['get']?.parameters?.push({
        name: 'since',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
    ['GET /api/post/feed parameters.query since: required now'],
  ],
])('%s breaks apps', (_name, change, expected) => {
  expect(breakingAfter(change)).toEqual(expected);
});

test.each<[string, (changed: OpenApiDocument) => void]>([
  [
    'a new call',
    ({ paths }) => {
      const feed = paths['/api/post/feed']?.['get'];
      if (feed) paths['/api/post/best'] = { get: structuredClone(feed) };
    },
  ],
  [
    'an optional field of a request',
    (changed) => (bodyOf(changed, '/api/post/like').properties['note'] = { type: 'string' }),
  ],
  [
    'a field of an answer',
    (changed) => {
      named(changed, 'Post').properties['weather'] = { type: 'string' };
      named(changed, 'Post').required.push('weather');
    },
  ],
  [
    'a wider limit of a request',
    (changed) =>
      Object.assign(bodyOf(changed, '/api/contact').properties['message'] ?? {}, { maxLength: 9_000 }),
  ],
  [
    'a value more in a request',
    (changed) =>
      (bodyOf(changed, '/api/report').properties['subject'] as { enum: string[] }).enum.push('news'),
  ],
  [
    'a request that can be null',
    (changed) =>
      (bodyOf(changed, '/api/bookmarks/set').properties['bookmarked'] = {
        anyOf: [{ type: 'boolean' }, { type: 'null' }],
      }),
  ],
  [
    'a call that needs no token any more',
    ({ paths }) => Object.assign(paths['/api/post/feed']?.['get'] ?? {}, { security: [] }),
  ],
])('%s breaks nothing', (_name, change) => {
  expect(breakingAfter(change)).toEqual([]);
});

test.each<[JsonSchema, JsonSchema, string]>([
  [{ type: 'number' }, { type: 'integer' }, 'was "number" and is "integer"'],
  [{ type: 'string' }, { type: 'string', minLength: 1 }, 'minLength was not set and is 1'],
  [{ type: 'string' }, { type: 'string', pattern: '^a' }, 'pattern was nothing and is "^a"'],
  [{ type: 'string' }, { type: 'string', enum: ['a'] }, 'only ["a"]'],
])('a field %j that becomes %j is narrower, and not the other way round', (before, after, problem) => {
  const [old, now] = [withField(before), withField(after)];
  expect(compareDocuments(old, now).breaking).toEqual([`POST /api/post/like body.extra: ${problem}`]);
  expect(compareDocuments(now, old).breaking).toEqual([]);
});

test('an export that is gone breaks apps', () => {
  const before = { document, exports: ['apiContract', 'limits'] };
  expect(compareReleases(before, { document, exports: ['apiContract'] }).breaking).toEqual([
    'export limits: removed',
  ]);
});

test.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.1.9', false],
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
])('from %s, the version %s allows what breaks apps: %s', (from, to, allowed) => {
  expect(allowsBreaking(from, to)).toBe(allowed);
  expect(allowsBreaking(from, nextBreaking(from))).toBe(true);
});
