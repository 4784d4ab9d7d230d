import { createTestApp, type TestApp } from '../../testing';
import { rateLimits } from './rate-limit';
import { normalizeUrl } from './request-url';

it.each([
  ['/api/health', '/api/health'],
  ['http://example.org/api/health?a=b', '/api/health?a=b'],
  ['HTTPS://example.org:8080', '/'],
  ['http://example.org?a=b', '/?a=b'],
  ['/%61pi/he%61lth?q=%61', '/api/health?q=%61'],
  ['/parks%26sancturies/%E0%A4%95%2f%zz', '/parks%26sancturies/%E0%A4%95%2f%zz'],
  ['*', '*'],
])('makes %p to %p', (url, plain) => {
  expect(normalizeUrl({ url })).toBe(plain);
});

describe('an address written in another way', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ env: { RATE_LIMIT_SCALE: '0.1' } });
  });
  afterAll(() => api.close());

  it.each([
    ['http://example.org/api/contact', '203.0.113.1'],
    ['/%61pi/contact', '203.0.113.2'],
    ['/api/c%6Fntact', '203.0.113.3'],
  ])('counts calls of %s as others', async (url, remoteAddress) => {
    const statuses: number[] = [];
    for (let count = 0; count <= rateLimits.address * 0.1; count += 1) {
      const answer = await api.app.inject({ method: 'POST', url, payload: {}, remoteAddress });
      statuses.push(answer.statusCode);
    }
    expect([...new Set(statuses)]).toEqual([400, 429]);
  });
});
