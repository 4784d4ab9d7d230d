import { addPostFields, apiContract, limits, sendMessageFields, updateUserFields } from '@aranya/contracts';
import { type AppRoute, type AppRouter, isAppRoute } from '@ts-rest/core';
import { generateOpenApi } from '@ts-rest/open-api';
import fp from 'fastify-plugin';
import { z } from 'zod';

type Options = NonNullable<Parameters<typeof generateOpenApi>[2]>;
type Schema = ReturnType<NonNullable<Options['schemaTransformer']>>;

const file = z.string().meta({ type: 'string', format: 'binary' });

/** Routes read multipart bodies part by part, so the contract has no schemas. */
const multipartBodies: Record<string, z.ZodType> = {
  '/api/post/add': addPostFields.extend({ images: z.array(file).max(limits.imagesPerPost).optional() }),
  '/api/user/update': updateUserFields.extend({ profile: file.optional(), cover: file.optional() }),
  '/api/messages/send': sendMessageFields.extend({ image: file.optional() }),
};

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const made: Record<string, unknown> = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    unrepresentable: 'any',
  });
  delete made['$schema'];
  return made as Schema;
}

const withoutToken = new Set([
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
  '/api/news',
  '/api/contact',
  '/api/sightings/summary',
  '/api/settings',
]);

function filterRoutes(router: AppRouter, has: (route: AppRoute) => boolean): AppRouter {
  const kept: AppRouter = {};
  for (const [name, value] of Object.entries(router)) {
    if (!isAppRoute(value)) kept[name] = filterRoutes(value, has);
    else if (has(value)) kept[name] = value;
  }
  return kept;
}

export function openApiOf(has: (route: AppRoute) => boolean = () => true) {
  return generateOpenApi(
    filterRoutes(apiContract, has),
    {
      info: { title: 'Aranya', version: '1', description: 'Calls of the Aranya site.' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    {
      setOperationId: 'concatenated-path',
      operationMapper: (operation, route) => ({
        ...operation,
        security: withoutToken.has(route.path) ? [] : [{ token: [] }],
      }),
      schemaTransformer: ({ schema, appRoute, type }) => {
        const multipart = type === 'body' ? multipartBodies[appRoute.path] : undefined;
        if (multipart !== undefined) return toSchema(multipart, 'input');
        return schema instanceof z.ZodType
          ? toSchema(schema, type === 'response' ? 'output' : 'input')
          : null;
      },
    },
  );
}

/** Register it before the routes that it lists. */
export const openApiPlugin = fp(
  (app, _options, done) => {
    const made = new Set<string>();
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) made.add(`${one} ${url}`);
    });
    let document: ReturnType<typeof openApiOf> | undefined;
    app.get('/api/openapi.json', () => {
      document ??= openApiOf((route) => made.has(`${route.method} ${route.path}`));
      return document;
    });
    done();
  },
  { name: 'openapi' },
);
