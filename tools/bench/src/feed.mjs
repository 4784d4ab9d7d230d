/**
 * Times feed calls as ratios to an empty call; they take turns, so that a busy moment slows all alike.
 * Usage: npx nx run bench:feed [-- ROUNDS]
 */
import { readFileSync } from 'node:fs';
import { launchBrowser, quantile, signUp, startBenchSite } from './lib/bench-site.mjs';

const rounds = Number(process.argv[2] ?? 200);
const WARM_UP = 20;
const site = await startBenchSite({ DEMO: 'yes' });

async function signUpForToken() {
  const browser = await launchBrowser();
  const authorization = await signUp(await browser.newPage(), site);
  await browser.close();
  return authorization;
}

/** Every page of the feed must be full. */
async function waitForDemo(authorization) {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(`${site.addresses.api}/api/post/feed?limit=50`, {
      headers: { authorization },
    });
    if ((await answer.json()).posts?.length === 50) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The demo community did not appear.');
}

/** In MiB; null without /proc. */
function residentMemory() {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return null;
  }
}

try {
  const authorization = await signUpForToken();
  await waitForDemo(authorization);
  const calls = {
    'GET /api/health': { url: `${site.addresses.api}/api/health` },
    'GET / (page)': { url: `${site.addresses.site}/` },
    'GET /api/user/data': { url: `${site.addresses.api}/api/user/data`, headers: { authorization } },
    'GET /api/user/recent-messages': {
      url: `${site.addresses.api}/api/user/recent-messages`,
      headers: { authorization },
    },
    'GET /api/post/feed (20 posts)': {
      url: `${site.addresses.api}/api/post/feed`,
      headers: { authorization },
    },
    'GET /api/post/feed?limit=50': {
      url: `${site.addresses.api}/api/post/feed?limit=50`,
      headers: { authorization },
    },
  };
  const times = new Map(Object.keys(calls).map((name) => [name, []]));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const [name, { url, headers }] of Object.entries(calls)) {
      const began = performance.now();
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}.`);
      if (round >= 0) times.get(name).push(performance.now() - began);
    }
  }
  const unit = quantile(times.get('GET /api/health'));
  console.log(
    `${rounds} rounds on the embedded database; ratios to GET /api/health (${unit.toFixed(2)} ms)\n`,
  );
  console.log(
    'call'.padEnd(34),
    'min ms'.padStart(8),
    'median'.padStart(8),
    'max'.padStart(8),
    'ratio'.padStart(8),
  );
  for (const [name, list] of times) {
    const figures = [Math.min(...list), quantile(list), Math.max(...list)].map((ms) =>
      ms.toFixed(2).padStart(8),
    );
    console.log(name.padEnd(34), ...figures, (quantile(list) / unit).toFixed(1).padStart(8));
  }
  const memory = residentMemory();
  if (memory !== null) console.log(`\nAPI process: ${memory.toFixed(0)} MiB resident after the run`);
} finally {
  await site.end();
}
