import type { JsonSchema } from '../json-schema';
import type { OpenApiDocument, OpenApiOperation } from '../openapi';
import { type Comparison, differences, type Direction, type Resolve } from './schema-difference';

export interface Difference {
  /** Changes that break apps of the older contract. */
  breaking: string[];
  added: string[];
}

type ApiResponse = OpenApiOperation['responses'][string];
type Content = NonNullable<OpenApiOperation['requestBody']>['content'];

function createResolver(document: OpenApiDocument): Resolve {
  const resolve: Resolve = (schema) => {
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return { name: null, schema };
    const name = reference.split('/').at(-1) ?? '';
    const target = document.components.schemas[name];
    if (target === undefined) throw new Error(`${reference} leads nowhere.`);
    return { name, schema: resolve(target).schema };
  };
  return resolve;
}

function listCalls(document: OpenApiDocument): Map<string, OpenApiOperation> {
  return new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    ),
  );
}

/** Query, headers and path as fields of one object. */
function parameterSchema({ parameters = [] }: OpenApiOperation): JsonSchema {
  const parameterName = (one: (typeof parameters)[number]) => `${one.in} ${one.name}`;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [parameterName(one), one.schema])),
    required: parameters.filter(({ required }) => required).map(parameterName),
  };
}

function contentProblems(before: Content, after: Content, where: string, comparison: Comparison): string[] {
  return Object.entries(before).flatMap(([type, { schema = {} }]) => {
    const now = after[type];
    return now === undefined
      ? [`${where}: ${type} removed`]
      : differences(schema, now.schema ?? {}, where, comparison);
  });
}

function answerContent(answer: ApiResponse, document: OpenApiDocument): Content {
  if (!('$ref' in answer)) return answer.content ?? {};
  return document.components.responses[answer.$ref.split('/').at(-1) ?? '']?.content ?? {};
}

export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Difference {
  const seen = new Set<string>();
  const createComparison = (direction: Direction): Comparison => ({
    direction,
    before: createResolver(before),
    after: createResolver(after),
    seen,
  });
  const request = createComparison('request');
  const response = createComparison('response');

  function callProblems(name: string, old: OpenApiOperation, now: OpenApiOperation): string[] {
    const isClosed = old.security.length === 0 && now.security.length > 0;
    const body = now.requestBody;
    return [
      ...(isClosed ? [`${name}: needs a token now`] : []),
      ...differences(parameterSchema(old), parameterSchema(now), `${name} parameters`, request),
      ...(old.requestBody && body
        ? contentProblems(old.requestBody.content, body.content, `${name} body`, request)
        : []),
      ...(old.requestBody && !body ? [`${name}: takes no body any more`] : []),
      ...(!old.requestBody && body?.required ? [`${name}: needs a body now`] : []),
      ...Object.entries(old.responses).flatMap(([status, answer]) => {
        const next = now.responses[status];
        if (next === undefined)
          return Number(status) < 400 ? [`${name}: does not answer ${status} any more`] : [];
        const [oldContent, nowContent] = [answerContent(answer, before), answerContent(next, after)];
        return contentProblems(oldContent, nowContent, `${name} ${status}`, response);
      }),
    ];
  }

  const [old, now] = [listCalls(before), listCalls(after)];
  const breaking = [...old].flatMap(([name, operation]) => {
    const next = now.get(name);
    return next === undefined ? [`${name}: removed`] : callProblems(name, operation, next);
  });
  const added = [...now.keys()].filter((name) => !old.has(name)).map((name) => `${name}: added`);
  return { breaking, added };
}
