/**
 * Frame times of five measured animals of 5,000 points each, as a ratio to the simulated player in the same run, both
 * on a processor four times slower. This script answers with the points.
 * Usage: npx nx run bench:measured-tracks [-- ROUNDS] ; SITE=http://… measures a site that runs already.
 */
import { launchBrowser, quantile, startBenchSite } from './lib/bench-site.mjs';

const ANIMALS = ['cuckoo-bed44e', 'cuckoo-b89e5f', 'cuckoo-be8ba8', 'cuckoo-b89a08', 'white-stork-redrunner'];
const POINTS = 5000;
const SLOWDOWN = 4;
const SECONDS = 12;
const rounds = Number(process.argv[2] ?? 3);

/** A walk with turns, as no thinning can simplify it, over half a year from the same day. */
function syntheticPoints(seed) {
  let state = seed * 7919 + 1;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  let [lng, lat, turn] = [20 + 15 * seed, 45, 0];
  return Array.from({ length: POINTS }, (_, n) => {
    turn += random() - 0.5;
    lng += 0.05 * Math.sin(turn);
    lat = Math.max(-60, Math.min(70, lat + 0.05 * Math.cos(turn) - 0.012));
    return [Number(lng.toFixed(4)), Number(lat.toFixed(4)), 1_620_000_000 + n * 3200];
  });
}

/** Times of frames and of the work in each, while the page plays. */
async function framesOf(page) {
  return page.evaluate(async (seconds) => {
    const frames = [];
    const long = [];
    const observer = new PerformanceObserver((list) =>
      long.push(...list.getEntries().map((e) => e.duration)),
    );
    observer.observe({ type: 'longtask' });
    const next = () => new Promise((done) => requestAnimationFrame(done));
    let last = await next();
    for (const until = last + seconds * 1000; last < until;) {
      const now = await next();
      frames.push(now - last);
      last = now;
    }
    observer.disconnect();
    return { frames, long };
  }, SECONDS);
}

/** Milliseconds of script, style and layout in a second, as Chromium counts them. */
async function busy(session, act) {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { task: of('TaskDuration'), script: of('ScriptDuration'), at: of('Timestamp') };
  };
  const before = await read();
  const result = await act();
  const after = await read();
  const share = (name) => (1000 * (after[name] - before[name])) / (after.at - before.at);
  return { ...result, task: share('task'), script: share('script') };
}

async function measure(context, open) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await open(page);
  const result = await busy(session, () => framesOf(page));
  await page.close();
  return result;
}

/** Plays all the time: its four points take 2.4 s, so it is begun again and again. */
async function openSimulated(page) {
  await page.goto('/live-tracking/arctic-tern');
  await page.getByRole('button', { name: 'Replay' }).waitFor();
  await page.waitForTimeout(6000);
  await page.evaluate(() => {
    const replay = () => document.querySelector('[aria-label="Replay"]').click();
    replay();
    setInterval(replay, 4800);
  });
}

async function openMeasured(page) {
  await page.goto(`/live-tracking/measured/${ANIMALS[0]}?with=${ANIMALS.slice(1).join()}`);
  await page.getByRole('slider', { name: 'Date' }).waitFor();
  await page.waitForTimeout(6000);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.waitForTimeout(500);
}

const site = process.env.SITE
  ? { addresses: { site: process.env.SITE }, end: () => undefined }
  : await startBenchSite();
const browser = await launchBrowser();
const context = await browser.newContext({
  baseURL: site.addresses.site,
  serviceWorkers: 'block',
  bypassCSP: true,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
});
await context.route('https://tile.openstreetmap.org/**', (route) => route.abort());
for (const [seed, id] of ANIMALS.entries())
  await context.route(`**/assets/${id}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const p=${JSON.stringify(syntheticPoints(seed))};export{p as default};`,
    }),
  );

const summary = ({ frames, long, task, script }) => ({
  median: quantile(frames),
  p95: quantile(frames, 0.95),
  worst: Math.max(...frames),
  long: long.length,
  task,
  script,
});
const row = (...cells) =>
  console.log(cells.map((cell, i) => (i ? String(cell).padStart(12) : cell.padEnd(26))).join(''));

try {
  row(`${SLOWDOWN}x slower, 390 px`, 'frame ms', 'p95', 'worst', 'long tasks', 'busy ms/s', 'script ms/s');
  const all = { simulated: [], measured: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, open] of [
      ['simulated', openSimulated],
      ['measured', openMeasured],
    ]) {
      const result = summary(await measure(context, open));
      all[name].push(result);
      row(
        name === 'simulated' ? 'simulated route' : `${ANIMALS.length} × ${POINTS} points`,
        ...['median', 'p95', 'worst'].map((key) => result[key].toFixed(1)),
        result.long,
        ...['task', 'script'].map((key) => result[key].toFixed(0)),
      );
    }
  }
  const ratio = (key) =>
    quantile(all.measured.map((result) => result[key])) /
    quantile(all.simulated.map((result) => result[key]));
  row(
    'ratio of the medians',
    ...['median', 'p95', 'worst'].map((key) => ratio(key).toFixed(2)),
    '',
    ...['task', 'script'].map((key) => ratio(key).toFixed(2)),
  );
} finally {
  await browser.close();
  await site.end();
}
