import { randomBytes } from 'node:crypto';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { install, type Installation } from '../../support/installation';
import { type Member, signUp } from '../../support/members';
import { rounds } from '../../support/rounds';
import { startReader, startUploader } from '../../support/shutdown-clients';
import { openSocket } from '../../support/sockets';
import { waitUntil } from '../../support/wait-until';

const ROUNDS = rounds(1, 20);
const CLIENTS = 20;
const UPLOAD_MS = 1_500;
const IDLE_EXIT_MS = 2_000;

let installation: Installation;
let members: Member[];
beforeAll(async () => {
  installation = await install();
  const { api, issuer } = installation;
  members = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => signUp(api, issuer, `Member ${index}`)),
  );
});
afterAll(() => installation.remove());

it(`answers everything that ${2 * CLIENTS} clients have sent, over ${ROUNDS} ends by SIGTERM`, async () => {
  const { api } = installation;
  const picture = await sharp(randomBytes(100 * 100 * 3), { raw: { width: 100, height: 100, channels: 3 } })
    .png()
    .toBuffer();
  let answered = 0;
  const faults: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!api.isRunning) await api.start();
    const urlOf = (index: number) => (index % 2 === 0 ? api.url : api.siteUrl);
    const clients = members.flatMap((member, index) => [
      startReader(urlOf(index), member),
      startUploader(urlOf(index), member, picture, UPLOAD_MS),
    ]);
    // No process can answer requests that only the system has accepted.
    await waitUntil(() => clients.every(({ result }) => result.answered > 0), 30_000);
    await sleep(UPLOAD_MS + Math.random() * UPLOAD_MS);
    expect(await api.stop()).toEqual({ code: 0, signal: null });
    await Promise.all(clients.map(({ ended }) => ended));
    for (const { result } of clients) {
      answered += result.answered;
      faults.push(...result.refused, ...result.broken);
      if (result.broken.length === 0 && !result.toldToClose) faults.push('not told to close');
    }
  }
  process.stdout.write(
    `${ROUNDS} ends: ${answered} answered, ${faults.length} cut or reset ${JSON.stringify(faults)}\n`,
  );
  expect(faults).toEqual([]);
});

function openStream(url: string, { id, headers }: Member): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${url}/api/messages/${id}`, { headers, agent: new Agent() }, resolve).once('error', reject);
  });
}

it('ends within 2 s with idle connections and open event streams', async () => {
  const { api } = installation;
  if (!api.isRunning) await api.start();
  const connections = await Promise.all(
    [api.url, api.siteUrl, api.url, api.siteUrl].map(async (url, index) => {
      const connection = await openSocket(url);
      // The last two never send anything.
      if (index < 2) connection.socket.write('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n');
      return connection;
    }),
  );
  const streams = await Promise.all(members.slice(0, 5).map((member) => openStream(api.url, member)));
  const streamEnds = streams.map(
    (stream) =>
      new Promise<string>((done) => {
        stream.once('end', () => done('ended')).once('error', () => done('broken'));
        stream.resume();
      }),
  );
  await sleep(300);
  const start = performance.now();
  const exit = await api.stop();
  const ms = performance.now() - start;
  expect(exit).toEqual({ code: 0, signal: null });
  expect(ms).toBeLessThan(IDLE_EXIT_MS);
  expect(await Promise.all(streamEnds)).toEqual(streams.map(() => 'ended'));
  await Promise.all(connections.map(({ closed }) => closed));
  expect(connections.map(({ wasReset }) => wasReset())).toEqual(connections.map(() => false));
});

it('cuts what takes longer than the grace', async () => {
  const { api } = installation;
  await api.start({ SHUTDOWN_GRACE_SECONDS: '1' });
  const connection = await openSocket(api.url);
  connection.socket.write(
    'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await sleep(100);
  const start = performance.now();
  const { signal } = await api.stop();
  expect(signal).toBeNull();
  expect(performance.now() - start).toBeGreaterThan(900);
  expect(performance.now() - start).toBeLessThan(5_000);
  await connection.closed;
});
