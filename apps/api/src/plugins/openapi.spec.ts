import { createTestApp } from '../testing';
import { openApiOf } from './openapi';

interface Document {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: object }> }; security: object[] }>
  >;
}

it('describes the whole contract with multipart bodies', () => {
  const { paths } = openApiOf() as unknown as Document;
  const add = paths['/api/post/add']?.['post']?.requestBody?.content['multipart/form-data']?.schema;
  expect(add).toMatchObject({
    properties: {
      content: { type: 'string' },
      images: { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: 4 },
    },
  });
  expect(paths['/api/post/like']?.['post']?.requestBody?.content['application/json']?.schema).toMatchObject({
    properties: { postId: { type: 'string' } },
    required: ['postId'],
  });
  expect(paths['/api/health']?.['get']?.security).toEqual([]);
  expect(paths['/api/user/data']?.['get']?.security).toEqual([{ token: [] }]);
});

it('describes the routes that it serves', async () => {
  const test = await createTestApp();
  try {
    const answer = await test.call(null, 'GET', '/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    const served = Object.keys((answer.json() as Document).paths);
    expect(served.sort()).toEqual(Object.keys((openApiOf() as unknown as Document).paths).sort());
    const missing = served.filter((path) => {
      const url = path.replace(/\{(\w+)\}/g, ':$1');
      return !test.app.hasRoute({ method: 'GET', url }) && !test.app.hasRoute({ method: 'POST', url });
    });
    expect(missing).toEqual([]);
  } finally {
    await test.close();
  }
});
