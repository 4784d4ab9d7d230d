/**
 * Lighthouse (mobile preset) over the built site, and over a page written by hand in the same run: `npx nx run
 * bench:lighthouse`. Prints a table and ends with 1 where a page misses its target. `-- ROUNDS PAGE...` takes the median
 * of as many, of all pages or the named; LIGHTHOUSE_REPORTS names a folder that gets each visit's whole report. A busy
 * machine shows in the blocking time first. The last two columns are not Lighthouse's: what it costs, on a processor as
 * slow as its phone's, when somebody acts on the page as soon as it has loaded (waking.mjs).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { workspaceRoot } from '../../../workspace/lib/site.mjs';
import { launchBrowser, quantile, startBenchSite } from '../lib/bench-site.mjs';
import { serveStaticPage, serveTiles } from './static-page.mjs';
import { wake } from './waking.mjs';

const rounds = Number(process.argv[2] ?? 3);
const wanted = process.argv.slice(3);
const reports = process.env.LIGHTHOUSE_REPORTS;
if (reports) mkdirSync(reports, { recursive: true });
const port = Number(process.env.BENCH_PORT ?? 4530);
const [web, api, identity, tilePort, staticPort, debugPort] = Array.from({ length: 6 }, (_, i) => port + i);

/** The targets: scores of 0 to 100, times in ms, bytes; the ratio is that of the largest paint to the static page's. */
const TARGET = { performance: 98, other: 100, ratio: 1.3, tbt: 50, landingBytes: 400_000 };
const PAGES = [
  ['landing', '/'],
  ['explorer', '/animals'],
  ['animal', '/animal/1'],
  ['parks', '/parks&sancturies'],
  ['tracker', '/live-tracking'],
  ['community', '/community'],
].filter(([name]) => wanted.length === 0 || wanted.includes(name));

const siteFolder = path.join(workspaceRoot, 'apps/web/build/client');
const servers = [await serveTiles(tilePort), await serveStaticPage(staticPort, siteFolder)];
const site = await startBenchSite({
  NODE_ENV: 'development',
  WEB_PORT: String(web),
  API_PORT: String(api),
  IDENTITY_PORT: String(identity),
  SITE_URL: `http://localhost:${web}`,
  AUTH_ISSUER: `http://localhost:${identity}/`,
  DEMO: 'no',
  TILES_URL: `http://localhost:${tilePort}/{z}/{x}/{y}.png`,
});

/** One visit with an empty cache in a browser of its own. */
async function visit(url, name, round) {
  const browser = await launchBrowser([`--remote-debugging-port=${debugPort}`]);
  try {
    const { lhr } = await lighthouse(url, { port: debugPort, logLevel: 'error', output: 'json' });
    if (reports) writeFileSync(path.join(reports, `${name}-${round}.json`), JSON.stringify(lhr));
    const score = (category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const value = (audit) => lhr.audits[audit]?.numericValue ?? NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      failed: Object.values(lhr.categories)
        .filter(({ id }) => id !== 'performance')
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map(
          ({ id }) =>
            `${id}: ${(lhr.audits[id].details?.items ?? [])
              .map((item) => item.node?.selector ?? item.description ?? item.url ?? '')
              .slice(0, 4)
              .join(' | ')}`,
        ),
    };
  } finally {
    await browser.close();
  }
}

/** A visit that Lighthouse gave up, which it does now and then where a page paints while it looks away, is done again. */
async function measuredVisit(url, name, round) {
  for (let attempt = 1; ; attempt++) {
    const result = await visit(url, name, round);
    if (!Number.isNaN(result.lcp) || attempt === 3) return result;
  }
}

/** Each figure's median of all visits; whatever failed in one of them. */
async function median(url, name) {
  // The server compresses a page when it is first asked for: that is not the visit's time.
  await (await fetch(url)).arrayBuffer();
  const visits = [];
  for (let i = 0; i < rounds; i++) visits.push(await measuredVisit(url, name, i));
  const figures = Object.keys(visits[0]).filter((key) => key !== 'failed');
  return {
    ...Object.fromEntries(figures.map((key) => [key, quantile(visits.map((each) => each[key]))])),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}

/** The scripts' answer to a first act: the medians of as many visits. */
async function waking(url) {
  const visits = [];
  for (let i = 0; i < rounds; i++) visits.push(await wake(url));
  return {
    alive: quantile(visits.map(({ alive }) => alive)),
    blocked: quantile(visits.map(({ blocked }) => blocked)),
  };
}

function problemsOf(name, result, ratio) {
  const misses = [
    [result.performance < TARGET.performance, `performance ${result.performance}, not ${TARGET.performance}`],
    [result.accessibility < TARGET.other, `accessibility ${result.accessibility}`],
    [result.practices < TARGET.other, `best practices ${result.practices}`],
    [name !== 'community' && result.seo < TARGET.other, `SEO ${result.seo}`],
    [ratio > TARGET.ratio, `largest paint at ${ratio.toFixed(2)} of the static page's, not ${TARGET.ratio}`],
    [result.tbt > TARGET.tbt, `blocked for ${Math.round(result.tbt)} ms`],
    [result.cls >= 0.005, `layout shift ${result.cls.toFixed(3)}`],
    [name === 'landing' && result.bytes > TARGET.landingBytes, `${Math.round(result.bytes / 1000)} kB`],
  ].flatMap(([missed, text]) => (missed ? [`${name}: ${text}`] : []));
  const shown = result.failed.filter(
    (line) => name !== 'community' || !/is-crawlable|canonical|robots|meta-desc/.test(line),
  );
  return [...misses, ...shown.map((line) => `${name}: ${line}`)];
}

const row = (cells) =>
  console.log(cells.map((cell, i) => (i ? String(cell).padStart(8) : cell.padEnd(12))).join(''));

let problems = [];
try {
  const limit = await median(`http://localhost:${staticPort}/`, 'static');
  console.log(
    `\nMedian of ${rounds}, load of the machine ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} processors\n`,
  );
  row(['page', 'perf', 'a11y', 'bp', 'SEO', 'LCP s', 'ratio', 'TBT ms', 'CLS', 'kB', 'alive s', 'TBT ms']);
  const print = (name, r, first) =>
    row([
      name,
      r.performance,
      r.accessibility,
      r.practices,
      r.seo,
      (r.lcp / 1000).toFixed(2),
      (r.lcp / limit.lcp).toFixed(2),
      Math.round(r.tbt),
      r.cls.toFixed(2),
      Math.round(r.bytes / 1000),
      first ? (first.alive / 1000).toFixed(2) : '',
      first ? Math.round(first.blocked) : '',
    ]);
  print('static page', limit);
  for (const [name, address] of PAGES) {
    const url = `http://localhost:${web}${address}`;
    const result = await median(url, name);
    print(name, result, await waking(url));
    problems.push(...problemsOf(name, result, result.lcp / limit.lcp));
  }
  console.log(problems.length > 0 ? `\nMissed:\n${problems.join('\n')}\n` : '\nEvery target is met.\n');
} finally {
  await site.end();
  for (const server of servers) server.close();
}
process.exit(problems.length > 0 ? 1 : 0);
