import {
  callKey,
  contractVersion,
  listCallAccess,
  listCalls,
  liveEventSchema,
  multipartBodies,
} from '@aranya/contracts';
import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core';
import { generateOpenApi } from '@ts-rest/open-api';
import { z } from 'zod';
import { addExamples } from './add-examples';
import { multipartContent } from './bodies';
import { refusalReference, refusalResponses } from './errors';
import { streamExample } from './examples';
import { createComponents, type Components, inputSchema, type JsonSchema } from './json-schema';
import { listTags } from './tags';

type Options = NonNullable<Parameters<typeof generateOpenApi>[2]>;
type Operation = Parameters<NonNullable<Options['operationMapper']>>[0];
type Schema = ReturnType<NonNullable<Options['schemaTransformer']>>;
type MediaTypes = Record<string, { schema?: JsonSchema; example?: unknown; encoding?: object }>;
interface ApiResponse {
  description: string;
  headers?: object;
  content?: MediaTypes;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  tags: object[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, ApiResponse> };
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
  example?: unknown;
  /** Replaces the example of an optional parameter that a call needs. */
  examples?: { default: { value: unknown; 'x-disabled': false } };
}

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: MediaTypes };
  responses: Record<string, ApiResponse | { $ref: string }>;
}

export interface DocumentOptions {
  /** Leaves out calls that a server lacks. */
  has?: (route: AppRoute) => boolean;
  /** Ends with a slash. */
  issuer?: string;
}

const ABOUT = `Every call of this site. Answers carry \`success\`; every refusal is \`{ success: false, message, code }\` with its status, where \`message\` is a sentence for people and \`code\` is for apps.

- Ids are UUIDs, times ISO 8601 in UTC.
- Lists that take a \`cursor\` page by it and \`limit\`; \`next_cursor\` is null on the last page. News pages by \`page\`, from 1,
  until an answer has no articles. All other lists come in one answer.
- Calls that only read by POST are there by GET as well, with the same input in the query.
- 429 and 503 say in the header \`Retry-After\` after how many seconds to try again.
- What is known of species, parks, places and taxa has an \`ETag\` and may be kept for an hour; sent back as
  \`If-None-Match\`, it is answered by 304 where nothing has changed.
- A \`client_id\` of your own makes sending idempotent: send it again, and nothing happens twice.
- \`GET /api/settings\` says where people sign in. Send the access token as \`Authorization: Bearer …\`.
- A script of your own takes a personal access token, which you make in your account. Where a call asks for \`personal\`, it
  says which scope the token needs; no such token reaches the account itself, tokens or moderation.

The package \`@aranya/contracts\` has all of it as TypeScript.`;

const accesses = listCallAccess();

function filterRoutes(router: AppRouter, has: (route: AppRoute) => boolean): AppRouter {
  const kept: AppRouter = {};
  for (const [name, value] of Object.entries(router)) {
    if (!isAppRoute(value)) kept[name] = filterRoutes(value, has);
    else if (has(value)) kept[name] = value;
  }
  return kept;
}

/** Answers that are not JSON. */
function otherContent(contentType: string, { outputSchema }: Components): ApiResponse {
  if (contentType === 'text/event-stream') {
    return {
      description:
        'A stream of server-sent events without an end. The data of each is one of these in JSON; its id goes into ' +
        '`Last-Event-ID` when you connect again. A comment arrives every few seconds as a sign of life.',
      content: { [contentType]: { schema: outputSchema(liveEventSchema), example: streamExample } },
    };
  }
  return {
    description: 'A file',
    content: { [contentType]: { schema: { type: 'string', format: 'binary' } } },
  };
}

function toAnswer(status: string, route: AppRoute, made: ApiResponse, components: Components) {
  const declared: unknown = route.responses[Number(status)];
  if (declared !== null && typeof declared === 'object' && 'contentType' in declared)
    return otherContent(String(declared.contentType), components);
  const refusal = Number(status) >= 400 && !(status === '503' && route.path.startsWith('/api/health'));
  const reference = refusal ? refusalReference(status) : null;
  if (reference !== null) return reference;
  return {
    description: status === '200' ? 'Done' : 'Not in order',
    content: { 'application/json': { ...made.content?.['application/json'] } },
  };
}

function toRequestBody(operation: Operation, route: AppRoute) {
  const form = multipartBodies[route.path];
  const given = (operation.requestBody as OpenApiOperation['requestBody'])?.content['application/json'];
  if (form !== undefined)
    return { required: true, content: { 'multipart/form-data': multipartContent(form) } };
  return given && { required: true, content: { 'application/json': given } };
}

export function createOpenApi({ has = () => true, issuer }: DocumentOptions = {}): OpenApiDocument {
  const components = createComponents();
  const securitySchemes = {
    token: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'An access token of the sign-in provider, for the audience in `GET /api/settings`.',
    },
    personal: {
      type: 'http',
      scheme: 'bearer',
      description:
        'A personal access token, which a member makes in the settings of their account. One with the scope `write` ' +
        'can read as well.',
    },
    ...(issuer !== undefined && {
      openid: {
        type: 'openIdConnect',
        openIdConnectUrl: `${issuer}.well-known/openid-configuration`,
        description: 'Where to get that token: in a browser, or by the device flow.',
      },
    }),
  };
  function toSecurity(route: AppRoute): Record<string, string[]>[] {
    const access = accesses.get(callKey(route));
    if (access === 'public') return [];
    const own = access === 'sign_in' || access === undefined ? [] : [{ personal: [access] }];
    return [...own, { token: [] }, ...(issuer === undefined ? [] : [{ openid: [] }])];
  }
  const router = filterRoutes(listCalls() as AppRouter, has);
  const document = generateOpenApi(
    router,
    { info: { title: 'Aranya API', version: contractVersion, description: ABOUT } },
    {
      setOperationId: 'concatenated-path',
      operationMapper: (operation, route) => {
        const responses = Object.entries(operation.responses as Record<string, ApiResponse>).map(
          ([status, made]) => [status, toAnswer(status, route, made, components)] as const,
        );
        const requestBody = toRequestBody(operation, route);
        return {
          ...operation,
          ...(requestBody && { requestBody }),
          responses: Object.fromEntries(responses),
          security: toSecurity(route),
        } as Operation;
      },
      schemaTransformer: ({ schema, type }) => {
        if (!(schema instanceof z.ZodType)) return null;
        return (type === 'response' ? components.outputSchema(schema) : inputSchema(schema)) as Schema;
      },
    },
  );
  const used = Object.entries(router).filter(([, domain]) => Object.keys(domain).length > 0);
  const described = {
    ...document,
    openapi: '3.1.0',
    servers: [{ url: '/', description: 'This site' }],
    tags: listTags(used.map(([name]) => name)),
    components: {
      securitySchemes,
      responses: refusalResponses(components),
      schemas: components.schemas,
    },
  } as unknown as OpenApiDocument;
  addExamples(described);
  return described;
}
