import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../testing';
import { recordBackup } from './last-backup';
import { signals } from './signals';

let api: TestApp;
let url: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aranya-metrics-'));
  const env = { METRICS_PORT: '0', METRICS_HOST: '127.0.0.1', DATA_DIR: dataDir };
  api = await createTestApp({ env });
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

async function scrape(): Promise<string[]> {
  const answer = await fetch(api.app.metricsUrl ?? '');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** The sum of all series whose line begins so. */
async function valueOf(beginning: string): Promise<number | undefined> {
  const lines = (await scrape()).filter((line) => line.startsWith(beginning));
  return lines.length === 0
    ? undefined
    : lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

const post = (path: string, body: object) => api.call('asha', 'POST', path, body);

test('calls are measured by pattern, method and class of status', async () => {
  const id = '0190a000-0000-7000-8000-000000000001';
  await api.call('asha', 'GET', '/api/post/feed?cursor=zqmark');
  await api.call('asha', 'GET', '/api/user/data');
  await api.call('asha', 'GET', `/api/messages/${id}`);
  const name = 'aranya_http_request_duration_seconds_count';
  expect(await valueOf(`${name}{method="GET",route="/api/user/data",status="2xx"}`)).toBe(1);
  expect(await valueOf(`${name}{method="GET",route="/api/post/feed",status="4xx"}`)).toBe(1);
  expect(await valueOf('aranya_http_requests_in_flight')).toBe(0);
  const text = (await scrape()).join('\n');
  for (const secret of ['zqmark', id, api.ids.asha, 'Asha', '127.0.0.1']) expect(text).not.toContain(secret);
});

test('the number of series does not grow with what callers send', async () => {
  const drive = async (round: number) => {
    for (let at = 0; at < 6; at += 1) {
      const part = `${round}-${at}`;
      await fetch(`${url}/api/unknown-${part}?q=${part}`);
      await fetch(`${url}/api/messages/${part}/picture?until=${part}`);
      await fetch(`${url}/media/${part}`, { headers: { 'user-agent': part, 'x-request-id': part } });
      await fetch(`${url}/api/user/data`, { method: 'PROPFIND', headers: { 'x-round': part } });
      await post('/api/user/discover', { input: part });
    }
    // Node adds series of its own, such as those of the first collection of a kind of garbage.
    return (await scrape()).filter((line) => line.startsWith('aranya_')).length;
  };
  const first = await drive(1);
  expect(await drive(2)).toBe(first);
  const methods = (await scrape()).map((line) => /method="([^"]*)"/.exec(line)?.[1]).filter(Boolean);
  expect([...new Set(methods)].sort()).toEqual(['GET', 'POST', 'other']);
});

test('errors, statements and the state are told', async () => {
  await api.call(null, 'GET', '/api/user/data');
  expect(await valueOf('aranya_errors_total{code="unauthenticated"}')).toBeGreaterThan(0);
  expect(await valueOf('aranya_errors_total{code="not_found"}')).toBeGreaterThan(0);
  expect(await valueOf('aranya_db_statement_duration_seconds_count{')).toBeGreaterThan(0);
  expect(await valueOf(`aranya_database_info{engine="${api.db.engine}"}`)).toBe(1);
  expect(await valueOf('aranya_up{part="database"}')).toBe(1);
  expect(await valueOf('aranya_data_dir_free_bytes')).toBeGreaterThan(0);
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(0);
  const inUse = await valueOf('aranya_db_connections{server="primary",state="limit"}');
  expect(inUse).toBe(api.db.engine === 'server' ? 10 : undefined);
});

test('an open stream and what it delivers are counted, and not as a call', async () => {
  const ended = new AbortController();
  const headers = { authorization: `Bearer ${api.tokenFor('asha')}` };
  const stream = await fetch(`${url}/api/messages/${api.ids.asha}`, { headers, signal: ended.signal });
  expect(stream.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await valueOf('aranya_event_streams')).toBe(1);
  expect(await valueOf('aranya_http_requests_in_flight')).toBe(0);
  await api.call('asha', 'POST', '/api/user/connect', { id: api.ids.bikram });
  await api.call('bikram', 'POST', '/api/user/accept', { id: api.ids.asha });
  while ((await valueOf('aranya_events_delivered_total')) === 0);
  ended.abort();
  while ((await valueOf('aranya_event_streams')) !== 0);
});

test('open reports are counted', async () => {
  await post('/api/report', { subject: 'user', id: api.ids.chitra, reason: 'spam' });
  let open: number | undefined;
  while (open === undefined) open = await valueOf('aranya_reports_open');
  // Counted once a minute: perhaps before this one.
  expect(open).toBeLessThanOrEqual(1);
});

test('the last backup is told once there was one', async () => {
  expect(await valueOf('aranya_backup_timestamp_seconds')).toBeUndefined();
  expect(await recordBackup(dataDir, new Date('2026-03-01T00:00:00Z'))).toBeNull();
  expect(await valueOf('aranya_backup_timestamp_seconds')).toBe(Date.UTC(2026, 2, 1) / 1_000);
});

test('a folder that cannot be written to is told', async () => {
  expect(await recordBackup(join(dataDir, 'none'), new Date())).toContain('cannot be written to (ENOENT)');
});

test('what other parts publish is counted by its kind', async () => {
  signals.limited.publish({ kind: 'address' });
  signals.serverRefused.publish({ status: 431 });
  signals.quotaRefused.publish({ action: 'post' });
  signals.push.publish({ outcome: 'gone' });
  signals.signIn.publish({ outcome: 'failed' });
  signals.signInAnswered.publish({ method: 'GET', route: '/account', status: 200, seconds: 0.01 });
  signals.signInAnswered.publish({ method: 'BREW', route: undefined, status: 404, seconds: 0.01 });
  signals.remoteRead.publish({ source: 'news', succeeded: true });
  expect(await valueOf('aranya_limited_total{kind="address"}')).toBe(1);
  expect(await valueOf('aranya_http_refused_total{status="431"}')).toBe(1);
  expect(await valueOf('aranya_quota_refusals_total{action="post"}')).toBe(1);
  expect(await valueOf('aranya_push_sends_total{outcome="gone"}')).toBe(1);
  expect(await valueOf('aranya_sign_in_attempts_total{outcome="failed"}')).toBe(1);
  const answered = 'aranya_http_request_duration_seconds_count';
  expect(await valueOf(`${answered}{method="GET",route="/identity/account",status="2xx"}`)).toBe(1);
  expect(await valueOf(`${answered}{method="other",route="unknown",status="4xx"}`)).toBeGreaterThan(0);
  expect(await valueOf('aranya_remote_reads_total{source="news",outcome="succeeded"}')).toBe(1);
  const readAt = (await valueOf('aranya_remote_read_timestamp_seconds{source="news"}')) ?? 0;
  expect(Math.abs(readAt - Date.now() / 1_000)).toBeLessThan(600);
});

test('nobody reaches them at the public address, and nothing else is at theirs', async () => {
  for (const path of ['/metrics', '/api/metrics', '/metrics/']) {
    expect((await fetch(url + path)).status).toBe(404);
    const answer = await api.call('asha', 'GET', path);
    expect(answer.statusCode).toBe(404);
  }
  const own = new URL(api.app.metricsUrl ?? '');
  expect((await fetch(new URL('/api/user/data', own))).status).toBe(404);
  expect((await fetch(own, { method: 'POST' })).status).toBe(404);
});

test('without a port nothing is measured', async () => {
  const plain = await createTestApp();
  expect(plain.app.metricsUrl).toBeNull();
  await plain.close();
});
