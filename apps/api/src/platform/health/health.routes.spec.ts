import { createTestApp, type TestApp } from '../../testing';
import type { ReplicaStatus } from '../db/replica';

const realTimers = ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance', 'hrtime'] as const;

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

describe('GET /api/health/ready and /api/health/live', () => {
  let databaseAnswers = true;
  let asked = 0;
  let replicas: ReplicaStatus[] = [];
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      env: { SHUTDOWN_DELAY_SECONDS: '3' },
      db: (db) => ({
        ...db,
        check: async () => {
          asked += 1;
          return databaseAnswers && (await db.check());
        },
        replicas: () => replicas,
      }),
    });
  });
  afterAll(() => test.close());
  const get = (path: string) => test.call(null, 'GET', path);

  it('are ready with all services, and with replicas that are not', async () => {
    replicas = [
      { state: 'up', lagMs: 12 },
      { state: 'lagging', lagMs: 61_500.4 },
      { state: 'down', lagMs: null },
    ];
    const answer = await get('/api/health/ready');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      status: 'ok',
      database: 'up',
      media: 'up',
      replicas: [
        { status: 'up', lag_seconds: 0.012 },
        { status: 'lagging', lag_seconds: 61.5 },
        { status: 'down', lag_seconds: null },
      ],
      redis: 'off',
    });
  });

  it('are live without asking the database, and not ready, while it is away', async () => {
    databaseAnswers = false;
    const ready = await get('/api/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ success: false, status: 'degraded', database: 'down' });
    const before = asked;
    const live = await get('/api/health/live');
    expect([live.statusCode, live.json()]).toEqual([200, { success: true, status: 'ok' }]);
    expect(asked).toBe(before);
    databaseAnswers = true;
  });

  it('are not ready, and answer other calls, from the beginning of the end', async () => {
    const url = await test.app.listen({ port: 0 });
    // The delay of three seconds ends when the test says so.
    jest.useFakeTimers({ doNotFake: [...realTimers] });
    let isClosed = false;
    const closed = test.app.close().then(() => (isClosed = true));
    let ready = await fetch(`${url}/api/health/ready`);
    while (ready.ok) ready = await fetch(`${url}/api/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ success: false, status: 'stopping', database: 'up' });
    const others = await Promise.all(['/api/health/live', '/api/news'].map((path) => fetch(`${url}${path}`)));
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(isClosed).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    await closed;
  });
});
