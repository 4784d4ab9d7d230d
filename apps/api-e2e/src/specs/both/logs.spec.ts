import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { type ServerDatabase } from '../../support/database';
import { install, type Installation, onServer } from '../../support/installation';
import { connectMembers, type Member, signUp } from '../../support/members';
import { openSocket } from '../../support/sockets';
import { startSpanReceiver } from '../../support/span-receiver';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy';

/** In everything that a person sends. */
const MARK = 'zqmark';
const ADDRESS = '203.0.113.77';
/** Nobody may know that somebody was at this place. */
const [LAT, LNG] = [26.571234, 93.171234];
const CLOSED_PORT = 9;

let installation: Installation;
let receiver: Awaited<ReturnType<typeof startSpanReceiver>>;
let metricsPort: number;
let proxy: TcpProxy | undefined;
let flag: string;
let asha: Member;
let bikram: Member;

async function prepare(level: string, nodeEnv: string): Promise<void> {
  if (onServer) {
    const { hostname, port } = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    proxy = await startTcpProxy({ host: hostname, port: Number(port || 5432) });
  }
  flag = join(process.env['TMPDIR'] ?? '/tmp', `aranya-full-${process.pid}-${level}`);
  await rm(flag, { force: true });
  [receiver, metricsPort] = [await startSpanReceiver(), await getPort()];
  installation = await install({
    ...(proxy === undefined ? {} : { databasePort: proxy.port }),
    preload: resolve(__dirname, '../../support/disk-full.cjs'),
    env: {
      LOG_LEVEL: level,
      NODE_ENV: nodeEnv,
      TRUST_PROXY: 'yes',
      NEWS_FEEDS: `http://127.0.0.1:${CLOSED_PORT}/feed`,
      DISK_FULL_FLAG: flag,
      METRICS_PORT: String(metricsPort),
      METRICS_HOST: '127.0.0.1',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    },
  });
  const { api, issuer } = installation;
  [asha, bikram] = [await signUp(api, issuer, `${MARK} Asha`), await signUp(api, issuer, `${MARK} Bikram`)];
  await connectMembers(api, asha, bikram);
}

async function remove(): Promise<void> {
  await rm(flag, { force: true });
  await proxy?.close();
  proxy = undefined;
  await installation.remove();
  await receiver.close();
}

interface Shape {
  path: string;
  body?: string | FormData;
  type?: string;
  headers?: Record<string, string>;
  member?: Member | null;
}

async function send({ path, body, type, headers = {}, member = asha }: Shape): Promise<number> {
  const response = await fetch(`${installation.api.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...member?.headers,
      ...(type === undefined ? {} : { 'content-type': type }),
      'user-agent': `${MARK}-agent`,
      referer: `https://example.org/${MARK}`,
      'x-forwarded-for': ADDRESS,
      'x-request-id': MARK,
      cookie: `${MARK}=1`,
      traceparent: `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`,
      tracestate: `${MARK}=1`,
      baggage: `who=${MARK}`,
      ...headers,
    },
    body: body ?? null,
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  return response?.status ?? 0;
}

const json = (path: string, value: unknown, more: Partial<Shape> = {}): Shape => ({
  path,
  body: JSON.stringify(value),
  type: 'application/json',
  ...more,
});

function form(path: string, fields: Record<string, string>, file?: [name: string, bytes: Buffer]): Shape {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set(file[0], new Blob([new Uint8Array(file[1])], { type: 'image/png' }), `${MARK}.png`);
  return { path, body };
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const id = '0190a000-0000-7000-8000-000000000000';
const sighting = {
  species: [{ species: 'bengal-tiger' }],
  place: { kind: 'point', lat: LAT, lng: LNG },
  seen_on: '2026-01-02',
};
const pictures = { image_alts: JSON.stringify([`${MARK} alt`]) };

function everything(): Shape[] {
  const text = `${MARK} text`;
  return [
    form('/api/post/add', { content: text }),
    form('/api/post/add', { content: text, ...pictures }, ['images', PIXEL]),
    form('/api/post/add', { content: text, ...pictures }, ['images', Buffer.from(text)]),
    form('/api/post/add', { content: text, client_id: MARK, post_type: MARK }),
    form('/api/post/add', { content: text, sighting: JSON.stringify(sighting) }),
    json('/api/sightings/cell', { lat: LAT, lng: LNG }),
    json('/api/sightings/cell', { lat: LAT, lng: `${LNG} ${MARK}` }),
    form('/api/messages/send', { to_user_id: bikram.id, text }),
    form('/api/messages/send', { to_user_id: bikram.id, text, image_alt: text }, ['image', PIXEL]),
    form('/api/messages/send', { to_user_id: MARK, text }),
    form('/api/user/update', { bio: text, location: text, full_name: text, username: MARK }),
    form('/api/user/update', { username: `${MARK}!` }, ['profile', PIXEL]),
    json('/api/contact', { name: text, email: `${MARK}@example.org`, message: text }, { member: null }),
    json('/api/contact', { name: text, email: MARK, message: text }, { member: null }),
    json('/api/report', { subject: 'user', id: bikram.id, reason: 'spam', details: text }),
    json('/api/report', { subject: MARK, id: MARK, reason: MARK, details: text }),
    json('/api/user/discover', { input: text }),
    json('/api/user/discover', { input: text, cursor: MARK }),
    json('/api/user/profiles', { profileId: bikram.id, cursor: MARK }),
    json('/api/messages/get', { to_user_id: bikram.id, cursor: MARK }),
    json('/api/messages/get', { to_user_id: bikram.id }),
    json('/api/post/like', { postId: id, [MARK]: MARK }),
    { path: '/api/post/like', body: `{"postId": "${MARK}`, type: 'application/json' },
    { path: '/api/post/like', body: MARK, type: `application/${MARK}` },
    { path: '/api/post/add', body: MARK, type: `multipart/form-data; boundary=${MARK}` },
    { path: '/api/post/add', body: `--${MARK}\r\n${MARK}`, type: `multipart/form-data; boundary=${MARK}` },
    { path: `/api/post/feed?cursor=${MARK}` },
    { path: `/api/post/feed?limit=${MARK}&${MARK}=${MARK}` },
    { path: '/api/user/data' },
    { path: '/api/user/export' },
    { path: '/api/user/connections' },
    { path: `/api/news?page=1&${MARK}` },
    { path: `/api/messages/${MARK}`, headers: { 'last-event-id': MARK } },
    { path: `/api/messages/${id}/picture?until=1&signature=${MARK}` },
    { path: `/api/${MARK}/%ff` },
    { path: `/media/${MARK}` },
    { path: `/${MARK}?q=${MARK}` },
    { path: '/api/user/data', headers: { authorization: `Bearer ${MARK}.${MARK}.${MARK}` } },
    { path: '/api/user/data', headers: { authorization: `Bearer ${asha.token.slice(0, -4)}${MARK}` } },
  ];
}

async function sendBytes(bytes: string): Promise<void> {
  const { socket, closed } = await openSocket(installation.api.url);
  socket.write(bytes);
  setTimeout(() => socket.destroy(), 300);
  await closed;
}

async function sendAll(): Promise<number[]> {
  const statuses = await Promise.all(everything().map(send));
  const head = `Host: a\r\nAuthorization: Bearer ${asha.token}\r\nX-Forwarded-For: ${ADDRESS}\r\n`;
  await sendBytes(`${MARK} /${MARK} HTTP/1.1\r\n${head}\r\n`);
  await sendBytes(`GET /${MARK} HTTP/1.1\r\n${head}${MARK}: ${'x'.repeat(20_000)}\r\n\r\n`);
  await sendBytes(
    `POST /api/post/add HTTP/1.1\r\n${head}Content-Type: multipart/form-data; boundary=b\r\n` +
      `Content-Length: 9000\r\n\r\n--b\r\nContent-Disposition: form-data; name="content"\r\n\r\n${MARK}`,
  );
  return statuses;
}

const readMetrics = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

/** @returns the measurements before the process has to end */
async function causeFaults(): Promise<string> {
  const { api, issuer, database } = installation;
  await sendAll();
  const [media, aside] = [join(api.dataDir, 'media'), join(api.dataDir, 'aside')];
  await mkdir(media, { recursive: true });
  await rename(media, aside);
  await writeFile(media, '');
  await sendAll();
  await rm(media);
  await rename(aside, media);

  issuer.fault = 'down';
  await issuer.rotateKeys();
  const stranger = { ...asha, headers: { authorization: `Bearer ${await issuer.token(`${MARK} new`)}` } };
  await send({ path: '/api/user/data', member: stranger });
  issuer.fault = null;

  if (database !== null && proxy !== undefined) await causeDatabaseFaults(database, proxy);

  const metrics = await readMetrics();
  // The last, as the embedded engine stops.
  await writeFile(flag, '');
  await sendAll();
  return metrics;
}

async function causeDatabaseFaults(database: ServerDatabase, proxy: TcpProxy): Promise<void> {
  for (const table of ['posts', 'messages', 'contact_messages', 'reports', 'users']) {
    await database.query(`alter table ${table} add constraint never check (false) not valid`);
  }
  await sendAll();
  await database.query('alter table users rename to nobody');
  await sendAll();
  await proxy.set('refusing');
  await sendAll();
  await proxy.set('hanging');
  await sendAll();
  await proxy.set('passing');
  await database.query('alter table nobody rename to users');
  const busy = sendAll();
  await sleep(50);
  await database.dropConnections();
  await busy;
}

afterEach(remove);

it.each([
  ['trace', 'production'],
  ['debug', 'development'],
])(
  'logs, measures and traces nothing that a person wrote at level %s in %s, whatever fails',
  async (level, nodeEnv) => {
    await prepare(level, nodeEnv);
    const { api } = installation;
    const metrics = await causeFaults();
    // The rest of the spans leaves then.
    await api.stop().catch(() => undefined);
    const lines = api.output.split('\n');
    expect(lines.filter((line) => /error|"level":50/.test(line)).length).toBeGreaterThan(5);
    const [header = '', payload = '', signature = ''] = asha.token.split('.');
    const secrets = [MARK, ADDRESS, `${LAT}`, `${LNG}`, payload, signature, 'Bearer', '@example.org'];
    expect(header).not.toBe('');
    const leaksIn = (texts: readonly string[], more: readonly string[] = []) =>
      texts
        .filter((text) =>
          [...secrets, ...more].some((secret) => text.toLowerCase().includes(secret.toLowerCase())),
        )
        .map((text) => text.slice(0, 300));
    expect(leaksIn(lines)).toEqual([]);
    // Nor who it was: a line of the log may name a member by their id.
    const who = [asha.id, bikram.id];
    expect(metrics).toMatch(/aranya_http_request_duration_seconds_count\{[^}]*status="4xx"/);
    expect(metrics).toMatch(/aranya_http_refused_total\{status="4\d\d"\}/);
    expect(leaksIn(metrics.split('\n'), who)).toEqual([]);
    const spans = receiver.spans();
    expect(spans.length).toBeGreaterThan(50);
    const callers = ['a1'.repeat(16), 'b2'.repeat(8), '127.0.0.1'];
    expect(
      leaksIn(
        spans.map((span) => JSON.stringify(span)),
        [...who, ...callers],
      ),
    ).toEqual([]);
  },
);
