import type { OpenApiDocument } from '@aranya/openapi';
import fp from 'fastify-plugin';

export const openApiPlugin = fp<{ issuer: string }>(
  (app, { issuer }, done) => {
    const made = new Set<string>();
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) made.add(`${one} ${url}`);
    });
    let document: OpenApiDocument | undefined;
    app.get('/api/openapi.json', async () => {
      // It brings a second copy of Zod.
      document ??= (await import('@aranya/openapi')).createOpenApi({
        issuer,
        has: (route) => made.has(`${route.method} ${route.path}`),
      });
      return { ...document, info: { ...document.info, title: `${app.site.current().name} API` } };
    });
    done();
  },
  { name: 'openapi' },
);
