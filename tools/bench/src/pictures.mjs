/**
 * Pictures a second up (decoded, turned, encoded, stored) and down, and memory at its peak.
 * Usage: npx nx run bench:pictures [-- --seconds=20]. MEDIA_URL names another store than files.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { request } from './lib/calls.mjs';
import { startCluster } from './lib/database/cluster.mjs';
import { copyOf, dropCopy, ensureSeeded, usersOf } from './lib/database/seeded.mjs';
import { startGenerator } from './lib/load/worker-process.mjs';
import { loadMembers } from './lib/readers.mjs';
import { saveResult } from './lib/results.mjs';
import { startIssuer } from './lib/servers/issuer.mjs';
import { memoryOfTree, startApi } from './lib/servers/processes.mjs';
import { picturesTable } from './lib/tables.mjs';

const POSTS = 10_000;
const PICTURES = 24;
/** What phones take: 12 megapixels as JPEG. */
const [WIDTH, HEIGHT] = [4000, 3000];
const UPLOADERS = 8;
const READERS = 32;
const SAMPLE_MS = 100;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const seconds = Number(values.seconds);

/** A photograph's worth of detail, each different. */
async function drawPicture() {
  const small = { width: WIDTH / 20, height: HEIGHT / 20, channels: 3 };
  const noise = randomBytes(small.width * small.height * small.channels);
  return sharp(noise, { raw: small })
    .blur(1)
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** @returns a request for a post with one picture */
async function postOf({ token }, picture) {
  const form = new FormData();
  form.set('content', 'A picture from the hide');
  form.set('images', new Blob([picture], { type: 'image/jpeg' }), 'picture.jpg');
  const encoded = new Request('http://localhost', { method: 'POST', body: form });
  return {
    method: 'POST',
    path: '/api/post/add',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type'),
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** @returns the result of `work` and the most memory of the API with its decoding processes meanwhile */
async function atPeak(pid, work) {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOfTree(pid) ?? 0)), SAMPLE_MS);
  try {
    return { ...(await work()), peak };
  } finally {
    clearInterval(timer);
  }
}

const server = await startCluster();
const issuer = await startIssuer();
const generator = startGenerator();
const copy = 'run_pictures';
let api;
try {
  const databaseUrl = await copyOf(server, await ensureSeeded(server, POSTS), copy, issuer.url);
  const { MEDIA_URL } = process.env;
  api = await startApi({ databaseUrl, issuer, env: MEDIA_URL ? { MEDIA_URL } : {} });
  const { members } = await loadMembers(databaseUrl, issuer, Math.min(PICTURES, usersOf(POSTS)));
  const pictures = await Promise.all(members.map(drawPicture));
  const uploads = await Promise.all(pictures.map((picture, n) => postOf(members[n], picture)));

  const first = await request(api.url, uploads[0]);
  if (first.status !== 200) throw new Error(`The first upload answered ${JSON.stringify(first.body)}`);
  const idle = memoryOfTree(api.pid);
  const run = (requests, connections) =>
    atPeak(api.pid, () => generator.run({ url: api.url, requests, seconds, connections }));
  const up = await run(uploads, UPLOADERS);
  const stored = [];
  for (const { token } of members) {
    const own = {
      method: 'GET',
      path: '/api/post/feed?limit=50',
      headers: { authorization: `Bearer ${token}` },
    };
    const { body } = await request(api.url, own);
    stored.push(
      ...body.posts
        .filter(({ content }) => content.startsWith('A picture'))
        .flatMap((post) => post.image_urls),
    );
  }
  const down = await run(
    [...new Set(stored)].map((path) => ({ method: 'GET', path })),
    READERS,
  );
  const result = {
    megapixels: (WIDTH * HEIGHT) / 1e6,
    uploadBytes: Math.round(pictures.reduce((sum, { length }) => sum + length, 0) / pictures.length),
    idle,
    runs: [
      { direction: 'up', connections: UPLOADERS, ...up },
      { direction: 'down', connections: READERS, ...down },
    ],
  };
  for (const { errors, statuses } of result.runs)
    if (errors || Object.keys(statuses).length > 0)
      throw new Error(`${errors} errors, ${JSON.stringify(statuses)}`);
  await saveResult('pictures', result);
  console.log(picturesTable(result));
} finally {
  generator.stop();
  await api?.kill();
  await dropCopy(server, copy);
  await issuer.close();
}
