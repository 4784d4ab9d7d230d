// @seconds 12
import { createHash } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { setRole } from '../../../src/moderation/admin/roles';
import {
  createTestApp,
  seedBlock,
  seedConnection,
  seedFollow,
  seedPost,
  type TestApp,
} from '../../../src/testing';
import { type CheckedAnswer, findFault } from './check-answer';
import { type FuzzRequest, type FuzzRequests, fuzzRequests, routes } from './fuzz-requests';
import { makePictures } from './multipart';

/** FUZZ_REQUESTS=12000 is the long run, with calls as chance has it; FUZZ_SEED repeats a run. */
const wanted = Number(process.env['FUZZ_REQUESTS'] ?? Infinity);
const isLong = Number.isFinite(wanted);
const seed = Number(process.env['FUZZ_SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 20_261_122));
const BATCH = 100;
/** Of a usual run. */
const EACH_CALL = 4;
const PARALLEL = 4;
const TIMEOUT_MS = 30_000;

let api: TestApp;
let port: number;
let requests: FuzzRequests;
const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });

beforeAll(async () => {
  api = await createTestApp({ env: { RATE_LIMIT_SCALE: '100000' } });
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const { asha, bikram, chitra, dawa, esha } = api.ids;
  const { write } = api.db;
  await seedConnection(write, asha, bikram);
  await seedConnection(write, asha, chitra, 'pending');
  await seedFollow(write, dawa, asha);
  await seedBlock(write, esha, asha);
  const posts = await Promise.all([asha, bikram, esha].map((id) => seedPost(write, id, 'A tiger')));
  const members = ['asha', 'bikram', 'dawa'];
  await setRole(write, esha, 'admin', { operator: 'fuzz', reason: '', now: new Date() });
  requests = fuzzRequests({
    ids: [asha, bikram, chitra, dawa, esha, ...posts],
    tokens: [...members, ...members, ...members, 'esha', 'a\0b', 'a\ud800'].map((name) =>
      api.issuer.token(name),
    ),
    lastingToken: (index) => api.issuer.token(`leaver-${index}`),
    pictures: await makePictures(),
  });
});
afterAll(async () => {
  agent.destroy();
  await api.close();
});

/** Ends event streams after their first event. */
function send({ method, path, headers, body }: FuzzRequest): Promise<CheckedAnswer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': body.length };
    const options = { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } };
    const sent = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      const contentType = response.headers['content-type'] ?? '';
      const finish = () =>
        resolve({ status: response.statusCode ?? 0, contentType, body: Buffer.concat(chunks) });
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (!contentType.startsWith('text/event-stream')) return;
        finish();
        response.destroy();
      });
      response.on('end', finish).on('error', reject);
    });
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error('unanswered')));
    sent.on('error', reject);
    sent.end(body);
  });
}

const statuses: Record<number, number> = {};

async function tryOne(request: FuzzRequest): Promise<string | null> {
  try {
    const answer = await send(request);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (request.method === 'HEAD' || request.method === 'OPTIONS') {
      return answer.status < 500 ? null : String(answer.status);
    }
    return findFault(answer, request.route);
  } catch (error) {
    return (error as Error).message;
  }
}

function keyOf({ method, path, headers, body }: FuzzRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([method, path, headers]));
  return hash.update(body ?? '').digest('base64');
}

const describeRequest = ({ method, path, headers, body }: FuzzRequest) => {
  const { authorization, ...others } = headers;
  const who = authorization === undefined ? '' : ' signed in';
  return `${method} ${path.slice(0, 200)}${who} ${JSON.stringify(others).slice(0, 300)} ${JSON.stringify(body?.toString('latin1').slice(0, 600))}`;
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Of this process, which holds the server, the embedded database and the generator. */
function megabytes(): number {
  collectGarbage();
  return Math.round(process.memoryUsage().rss / 1024 ** 2);
}

function* makeBatches(): Generator<FuzzRequest[]> {
  if (!isLong) {
    for (const call of requests.ofCalls) yield fc.sample(call, { seed, numRuns: EACH_CALL });
    yield fc.sample(requests.beside, { seed, numRuns: BATCH });
    return;
  }
  for (let batch = 0; ; batch += 1) yield fc.sample(requests.mixed, { seed: seed + batch, numRuns: BATCH });
}

const testName = isLong ? `${wanted} distinct requests` : `${EACH_CALL} requests to each call`;

test(`answers ${testName} of seed ${seed} as the contract says`, async () => {
  const tried = new Set<string>();
  const covered = new Set<string>();
  const faults: string[] = [];
  const memory = [megabytes()];
  let batch = 0;
  for (const made of makeBatches()) {
    const fresh = made.filter((request) => {
      const key = keyOf(request);
      if (tried.size >= wanted || tried.has(key)) return false;
      tried.add(key);
      return true;
    });
    const queue = fresh.values();
    const work = async () => {
      for (const request of queue) {
        const fault = await tryOne(request);
        if (request.route) covered.add(`${request.route.method} ${request.route.path}`);
        if (fault !== null) faults.push(`batch ${batch}: ${fault}: ${describeRequest(request)}`);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    if (isLong && (batch % 20 === 19 || tried.size >= wanted)) memory.push(megabytes());
    batch += 1;
    if (tried.size >= wanted) break;
  }
  if (isLong) {
    const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    console.log(
      `${tried.size} requests, seed ${seed}: ${faults.length} faults; ${counts.join(', ')}; RSS ${memory.join(', ')} MB`,
    );
  }
  expect(faults).toEqual([]);
  expect([...covered].sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
}, 3_600_000);
