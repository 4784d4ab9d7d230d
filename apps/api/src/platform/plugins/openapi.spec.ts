import type { OpenApiDocument } from '@aranya/openapi';
import { matrix } from '../../../tests/security/authorisation-matrix';
import { createTestApp } from '../../testing';

// As the server does, which loads it with the first that asks.
const makeOpenApi = async () => (await import('@aranya/openapi')).createOpenApi();

it('describes the routes that it serves', async () => {
  const test = await createTestApp();
  try {
    const answer = await test.call(null, 'GET', '/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    const document: OpenApiDocument = answer.json();
    const served = Object.keys(document.paths);
    expect(served.sort()).toEqual(Object.keys((await makeOpenApi()).paths).sort());
    const missing = served.filter((path) => {
      const url = path.replace(/\{(\w+)\}/g, ':$1');
      return !test.app.hasRoute({ method: 'GET', url }) && !test.app.hasRoute({ method: 'POST', url });
    });
    expect(missing).toEqual([]);
    expect(document.components).toMatchObject({
      securitySchemes: { openid: { openIdConnectUrl: `${test.issuer.url}.well-known/openid-configuration` } },
    });
  } finally {
    await test.close();
  }
});

it('asks for a token in all calls but those that the authorisation matrix opens to all', async () => {
  const open = Object.entries((await makeOpenApi()).paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length === 0)
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const rows = Object.entries(matrix).filter(([, { nobody }]) => nobody === '200');
  expect(open.sort()).toEqual(rows.map(([name]) => name).sort());
});
