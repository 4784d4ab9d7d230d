import { createTestApp, type TestApp } from './testing';

describe('GET /api/health', () => {
  let databaseAnswers = true;
  let mediaAnswers = true;
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      media: (store) => ({ ...store, check: async () => mediaAnswers && (await store.check()) }),
      db: (db) => ({ ...db, check: async () => databaseAnswers && (await db.check()) }),
    });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    databaseAnswers = true;
    mediaAnswers = true;
  });

  it('is 200 while database and media answer, without a token', async () => {
    const answer = await test.call(null, 'GET', '/api/health');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, status: 'ok', database: 'up', media: 'up' });
  });

  it('is 503 and says which part is down', async () => {
    mediaAnswers = false;
    const withoutMedia = await test.call(null, 'GET', '/api/health');
    expect(withoutMedia.statusCode).toBe(503);
    expect(withoutMedia.json()).toEqual({
      success: false,
      status: 'degraded',
      database: 'up',
      media: 'down',
    });

    databaseAnswers = false;
    const withoutBoth = await test.call(null, 'GET', '/api/health');
    expect(withoutBoth.statusCode).toBe(503);
    expect(withoutBoth.json()).toMatchObject({ success: false, database: 'down', media: 'down' });
  });
});
