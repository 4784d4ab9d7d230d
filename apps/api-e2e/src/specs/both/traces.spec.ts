import { install, type Installation } from '../../support/installation';
import { call, toForm, signUp } from '../../support/members';
import { startSpanReceiver } from '../../support/span-receiver';

let receiver: Awaited<ReturnType<typeof startSpanReceiver>>;
let installation: Installation;

beforeAll(async () => {
  receiver = await startSpanReceiver();
  installation = await install({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: 'our-club', LOG_LEVEL: 'info' },
  });
});
afterAll(async () => {
  await installation.remove();
  await receiver.close();
});

test('spans of calls and of their statements leave by OTLP, without anything of a person', async () => {
  const { api, issuer } = installation;
  const asha = await signUp(api, issuer, 'zqmark');
  await call(api.url, '/api/post/feed?cursor=zqmark', asha);
  await call(api.url, '/api/post/feed', asha);
  await call(api.url, '/api/post/add', asha, toForm({ content: 'zqmark', post_type: 'text' }));
  // The rest is sent at the end.
  await api.stop();

  const spans = receiver.spans();
  const isStatement = ({ name }: { name: string }) => name.startsWith('pg.query:');
  const spansBelow = (id: string) => spans.filter((span) => span.traceId === id && span.parentSpanId);
  const roots = spans.filter(({ name }) => name === 'GET /api/post/feed');
  // One of the two was refused before it asked the database.
  const root = roots.find(({ traceId }) => spansBelow(traceId).some(isStatement));
  expect(root?.name).toBe('GET /api/post/feed');
  expect(spans.some(({ name }) => name === 'POST /api/post/add')).toBe(true);

  const keys = new Set(spans.flatMap(({ attributes = [] }) => attributes.map(({ key }) => key)));
  const allowed = [
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'db.system',
    'db.system.name',
  ];
  expect([...keys].filter((key) => !allowed.includes(key))).toEqual([]);
  expect(receiver.text()).toContain('our-club');
  for (const secret of ['zqmark', asha.id, asha.token, '127.0.0.1', 'Bearer']) {
    expect(receiver.text()).not.toContain(secret);
  }
  expect(api.output).toContain(`"traceId":"${root?.traceId}"`);
});
