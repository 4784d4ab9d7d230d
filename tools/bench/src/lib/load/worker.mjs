/** The load generator, a process of its own. */
import autocannon from 'autocannon';
import { summarize } from '../statistics.mjs';

async function run({ url, requests, seconds, connections }) {
  let turn = 0;
  const times = [];
  let bytes = 0;
  const statuses = {};
  const load = autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 30,
    requests: [{ setupRequest: (request) => Object.assign(request, requests[turn++ % requests.length]) }],
  });
  const began = performance.now();
  load.on('response', (_client, status, size, ms) => {
    times.push(ms);
    bytes += size;
    if (status !== 200) statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const { errors } = await load;
  const elapsed = (performance.now() - began) / 1000;
  return { ...summarize(times, elapsed), bytes: Math.round(bytes / times.length), errors, statuses };
}

process.on('message', async (job) => {
  try {
    process.send({ result: await run(job) });
  } catch (error) {
    process.send({ error: String(error) });
  }
});
