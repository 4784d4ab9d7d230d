// @seconds 10
import { setTimeout as sleep } from 'node:timers/promises';
import { errorBodySchema } from '@aranya/contracts';
import { createTestApp, type TestApp } from '../../testing';

function blockFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

let api: TestApp;
afterEach(() => api.close());

/** The delay is sampled once a second: blocks until it counts. */
async function answersUnderPressure() {
  for (;;) {
    blockFor(1_500);
    // The timers that are due: the sample.
    await sleep(0);
    const [feed, news, health, stream, page] = await Promise.all([
      api.call('asha', 'GET', '/api/post/feed'),
      api.call(null, 'GET', '/api/news?page=1'),
      api.call(null, 'GET', '/api/health/live'),
      api.call('asha', 'GET', `/api/messages/${api.ids.bikram}`),
      api.call(null, 'GET', '/a-page'),
    ]);
    if (feed.statusCode !== 200) return { feed, news, health, stream, page };
  }
}

test('while the event loop is behind, calls are refused; health, streams and pages are not', async () => {
  api = await createTestApp({ env: { PRESSURE_EVENT_LOOP_DELAY_MS: '50' } });
  const { feed, news, health, stream, page } = await answersUnderPressure();
  for (const refused of [feed, news]) {
    expect(refused.statusCode).toBe(503);
    expect(errorBodySchema.strict().parse(refused.json()).code).toBe('unavailable');
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.headers['x-request-id']).toBeDefined();
    expect(refused.headers['cache-control']).toBe('no-store');
  }
  expect(health.statusCode).toBe(200);
  // Somebody else’s: refused for that.
  expect(stream.statusCode).toBe(403);
  expect(page.statusCode).toBe(404);
});

test('without limits a blocked event loop refuses nothing', async () => {
  api = await createTestApp();
  blockFor(1_500);
  await sleep(0);
  expect((await api.call('asha', 'GET', '/api/post/feed')).statusCode).toBe(200);
});
