import {
  addPostFields,
  editImagesFields,
  listCalls,
  sendMessageFields,
  updateUserFields,
} from '@aranya/contracts';
import type { AppRoute } from '@ts-rest/core';
import fc from 'fast-check';
import { z } from 'zod';
import { craftedCursors, type CursorShape, validCursor } from '../crafted-cursors';
import { brokenJson, contentTypes, hostileHeaders, hostileJson, hostileQuery, hostileText } from './hostile';
import { brokenMultipart, encode, type Part } from './multipart';
import { validInput, inputProperties, type Known } from './schema-arbitrary';

export interface FuzzRequest {
  route: AppRoute | undefined;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

export interface FuzzWorld {
  ids: readonly string[];
  tokens: readonly string[];
  /** A token of somebody who may be deleted, new at each call. */
  lastingToken: (index: number) => string;
  pictures: { valid: readonly Buffer[]; crafted: readonly Buffer[] };
}

export const routes = Object.values(listCalls()).flatMap((calls) => Object.values(calls));

const forms: Record<string, { fields: z.ZodType; files: readonly string[] }> = {
  '/api/post/add': { fields: addPostFields, files: ['images'] },
  '/api/post/edit/images': { fields: editImagesFields, files: ['images'] },
  '/api/messages/send': { fields: sendMessageFields, files: ['image'] },
  '/api/admin/site/logo': { fields: z.object({}), files: ['logo'] },
  '/api/user/update': { fields: updateUserFields, files: ['profile', 'cover'] },
};

const shapes: CursorShape[] = ['position', 'feed', 'search', 'suggestion', 'chat'];
const edges = fc.constantFrom(
  ...[-1, 0, 1, 2 ** 31 - 1, 2 ** 31, 253_402_300_799_999, 253_402_300_800_000, 8.64e15, 2 ** 53 - 1],
);

/** Shaped like ours, with numbers at the edges of what is stored. */
const encodedCursors = (id: fc.Arbitrary<string>) =>
  fc
    .oneof(
      fc.tuple(edges, id),
      fc.tuple(fc.boolean(), edges, id),
      fc.tuple(edges, edges, id, fc.boolean()),
      fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 5 }),
    )
    .map((values) => Buffer.from(JSON.stringify(values)).toString('base64url'));

const cursorsFor = (ids: readonly string[]) =>
  fc.oneof(fc.constantFrom(...shapes.map(validCursor)), fc.constantFrom(...shapes.flatMap(craftedCursors)), {
    weight: 2,
    arbitrary: encodedCursors(fc.constantFrom(...ids)),
  });
const limit = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: -5, max: 100 }));

type Target = Pick<FuzzRequest, 'path' | 'headers' | 'body'>;

const json = (text: string): Pick<FuzzRequest, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(text),
});

/** As written, with one property replaced, added or left out. */
function nearlyValid(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc
    .tuple(valid, fc.nat(), hostileJson, fc.constantFrom('replace', 'add', 'remove'), hostileText)
    .map(([value, at, hostile, change, newName]) => {
      const entries = Object.entries(value as object).map(([name, one]): [string, string] => [
        name,
        JSON.stringify(one),
      ]);
      const index = at % Math.max(1, entries.length);
      if (change === 'remove') entries.splice(index, 1);
      else if (change === 'add') entries.push([newName, hostile]);
      else if (entries[index]) entries[index][1] = hostile;
      return `{${entries.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
    });
}

function jsonBody(schema: z.ZodType, known: Known): fc.Arbitrary<Pick<FuzzRequest, 'headers' | 'body'>> {
  const valid = validInput(schema, known);
  return fc.oneof(
    { weight: 5, arbitrary: valid.map((value) => json(JSON.stringify(value))) },
    { weight: 5, arbitrary: nearlyValid(valid).map(json) },
    { weight: 2, arbitrary: hostileJson.map(json) },
    { weight: 1, arbitrary: brokenJson.map((body) => ({ ...json(''), body })) },
    {
      weight: 1,
      arbitrary: fc.tuple(contentTypes, brokenJson).map(([type, body]) => ({
        headers: { 'content-type': type },
        body,
      })),
    },
  );
}

function formBody(
  { fields, files }: { fields: z.ZodType; files: readonly string[] },
  known: Known,
  { valid, crafted }: FuzzWorld['pictures'],
): fc.Arbitrary<Pick<FuzzRequest, 'headers' | 'body'>> {
  const texts = Object.entries(inputProperties(fields, known)).map(([name, value]) =>
    fc
      .oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: hostileText })
      .map((one): Part[] => (one === undefined ? [] : [{ name, bytes: Buffer.from(String(one)) }])),
  );
  const picture = fc.record({
    name: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...files) }, hostileText),
    fileName: fc.oneof(
      fc.constant('a.png'),
      hostileText.map((text) => text.slice(0, 200)),
    ),
    type: fc.constantFrom('image/png', 'image/jpeg', 'image/svg+xml', 'text/html', 'x'),
    bytes: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...valid) },
      { weight: 2, arbitrary: fc.constantFrom(...crafted) },
      { weight: 1, arbitrary: damaged(valid) },
    ),
  });
  const wellFormed = fc
    .tuple(fc.tuple(...texts), fc.array(picture, { maxLength: 3 }))
    .map(([parts, pictures]) => encode([...parts.flat(), ...pictures]));
  return fc
    .oneof({ weight: 5, arbitrary: wellFormed }, { weight: 1, arbitrary: brokenMultipart })
    .map(({ contentType, body }) => ({ headers: { 'content-type': contentType }, body }));
}

/** Some bytes are flipped. */
function damaged(pictures: readonly Buffer[]): fc.Arbitrary<Buffer> {
  return fc
    .tuple(fc.constantFrom(...pictures), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }))
    .map(([bytes, flips]) => {
      const copy = Buffer.from(bytes);
      for (const [at, value] of flips) copy[at % copy.length] = value;
      return copy;
    });
}

function toQuery(route: AppRoute, known: Known): fc.Arbitrary<string> {
  const schema = route.query as z.ZodType | undefined;
  const noise = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    hostileQuery.map((query) => `?${query}`),
  );
  if (schema === undefined) return noise;
  const valid = fc.record(inputProperties(schema, known)).map((values) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values))
      if (value !== undefined) query.append(name, String(value));
    return `?${query}`;
  });
  return fc.oneof(
    valid,
    hostileQuery.map((query) => `?${query}`),
  );
}

const pathText = hostileText.map((text) => String(new URLSearchParams([['', text]])).slice(1, 1500));

function toTarget(route: AppRoute, known: Known, world: FuzzWorld): fc.Arbitrary<Target> {
  const param = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...known.ids) }, pathText);
  const path = fc
    .tuple(param, toQuery(route, known))
    .map(([value, query]) => route.path.replace(/:\w+/, value) + query);
  const form = forms[route.path];
  const schema = 'body' in route ? (route.body as z.ZodType) : undefined;
  if (form) {
    return fc
      .tuple(path, formBody(form, known, world.pictures))
      .map(([one, body]) => ({ path: one, ...body }));
  }
  if (route.method === 'GET' || schema === undefined) {
    return path.map((one) => ({ path: one, headers: {}, body: undefined }));
  }
  return fc.tuple(path, jsonBody(schema, known)).map(([one, body]) => ({ path: one, ...body }));
}

const outsidePaths = (ids: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(
        ...[
          '/media/',
          '/media/sign-in/',
          '/media/news?address=',
          '/api/messages/',
          '/api/',
          '/api/user/',
          '/',
        ],
        ...ids.slice(0, 3).map((id) => `/api/messages/${id}/picture?until=`),
        ...[
          '/api/openapi.json?',
          '/api/user/data/',
          '//',
          '/%2e%2e/',
          '/media/%2e%2e%2f',
          '/api%2fuser%2fdata',
        ],
      ),
      fc.oneof(
        pathText,
        fc.constantFrom('%', '%zz', '%00', '%ff', 'a'.repeat(64) + '.webp', '?', '#', ';', '\\'),
      ),
    )
    .map(([start, rest]) => start + rest);

export interface FuzzRequests {
  ofCalls: fc.Arbitrary<FuzzRequest>[];
  beside: fc.Arbitrary<FuzzRequest>;
  mixed: fc.Arbitrary<FuzzRequest>;
}

export function fuzzRequests(world: FuzzWorld): FuzzRequests {
  const altTexts = fc.array(hostileText, { maxLength: 5 }).map((texts) => JSON.stringify(texts));
  const known: Known = {
    ids: world.ids,
    named: { cursor: cursorsFor(world.ids), limit, image_alts: altTexts },
  };
  const token = fc.constantFrom(...world.tokens);
  const ofCalls = routes.map((route) =>
    fc
      .record({
        target: toTarget(route, known, world),
        token,
        signedIn: fc.integer({ min: 0, max: 19 }).map((one) => one > 0),
        index: fc.nat(1_000_000),
        extra: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, hostileHeaders),
        method: fc.oneof(
          { weight: 30, arbitrary: fc.constant(route.method as string) },
          fc.constantFrom('PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'GET'),
        ),
      })
      .map(({ target, token: usual, signedIn, index, extra, method }): FuzzRequest => {
        const own = route.path === '/api/user/delete' ? world.lastingToken(index) : usual;
        const authorization: Record<string, string> = signedIn ? { authorization: `Bearer ${own}` } : {};
        const headers = { ...authorization, ...extra, ...target.headers };
        const body = method === 'GET' || method === 'HEAD' ? undefined : target.body;
        return {
          route: method === route.method ? route : undefined,
          method,
          path: target.path,
          headers,
          body,
        };
      }),
  );
  const beside = fc
    .tuple(outsidePaths(world.ids), token, hostileHeaders)
    .map(([path, one, headers]): FuzzRequest => ({
      route: undefined,
      method: 'GET',
      path,
      headers: { authorization: `Bearer ${one}`, ...headers },
      body: undefined,
    }));
  const mixed = fc.oneof({ weight: 15, arbitrary: fc.oneof(...ofCalls) }, { weight: 1, arbitrary: beside });
  return { ofCalls, beside, mixed };
}
