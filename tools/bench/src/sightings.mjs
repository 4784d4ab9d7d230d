/**
 * What sightings cost: the feed where three posts in ten have one, beside the same feed without; and the lists of
 * sightings, with all posts in one list, on their first page, on page 50, and on the last full one.
 * Usage: npx nx run bench:sightings [-- POSTS --pairs=2000 --rounds=12], at 100,000 posts unless told.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { calls, json } from './lib/calls.mjs';
import { startCluster } from './lib/database/cluster.mjs';
import { copyOf, dropCopy, ensureSeeded, usersOf } from './lib/database/seeded.mjs';
import { startGenerator } from './lib/load/worker-process.mjs';
import { loadPeople } from './lib/readers.mjs';
import { saveResult } from './lib/results.mjs';
import { startIssuer } from './lib/servers/issuer.mjs';
import { startApi } from './lib/servers/processes.mjs';
import { combine, quantile } from './lib/statistics.mjs';
import { count, number, table } from './lib/tables.mjs';

const WARM_UP = 400;
const LIST_CONNECTIONS = 8;
const PAGE = 20;
/** Hundredths of the posts. */
const SHARE = 30;
const SPREAD = 100;
/** The catalogue knows them; the data names all others by number. */
const [SPECIES, PARK, CELL] = ['bengal-tiger', 'kaziranga-national-park', { lat: 8.1, lng: 93.1 }];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '12' },
  },
});
const posts = Number(positionals[0] ?? 100_000);
const [pairs, rounds] = [Number(values.pairs), Number(values.rounds)];
const sightingsText = readFileSync(path.join(import.meta.dirname, 'lib/database/sightings.sql'), 'utf8');

async function onDatabase(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param share hundredths of the posts @param spread how many parks and cells there are */
const addSightings = (databaseUrl, share, spread) =>
  onDatabase(databaseUrl, async (client) => {
    await client.query(
      sightingsText.replaceAll(':share', String(share)).replaceAll(':spread', String(spread)),
    );
    await client.query(
      `update sighting_species set species = $1, public_park = $2 where species = 'species-0'`,
      [SPECIES, PARK],
    );
    await client.query(`update sightings set public_park = $1 where public_park = 'park-0'`, [PARK]);
    for (const name of ['posts', 'sightings', 'sighting_species']) await client.query(`vacuum full ${name}`);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });

const encodeCursor = (at, id) => Buffer.from(JSON.stringify([at, id])).toString('base64url');

/** Of the page after so many sightings; undefined for the first one. */
const cursorAfter = (databaseUrl, after) =>
  onDatabase(databaseUrl, async (client) => {
    if (after === 0) return undefined;
    const { rows } = await client.query(
      `select (extract(epoch from s.created_at) * 1000)::float8 as at, s.post_id
       from sightings s join posts p on p.id = s.post_id where p.hidden_at is null
       order by s.created_at desc, s.post_id desc offset $1 limit 1`,
      [after - 1],
    );
    return encodeCursor(rows[0].at, rows[0].post_id);
  });

async function onCopy(server, seeded, issuer, name, work) {
  const databaseUrl = await copyOf(server, seeded, name, issuer.url);
  try {
    return await work(databaseUrl);
  } finally {
    await dropCopy(server, name);
  }
}

async function timeOf(side, { path: address, headers }) {
  const began = performance.now();
  const answer = await fetch(`${side.url}${address}`, { headers });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${side.name} answered ${answer.status}.\n${side.output()}`);
  return { ms: performance.now() - began, bytes: byteLength };
}

/** Each request of both sides, the one right after the other, so that even a short busy moment strikes both. */
async function compareOneByOne(sides, requests) {
  const answers = Object.fromEntries(sides.map(({ name }) => [name, []]));
  for (let n = -WARM_UP; n < pairs; n += 1) {
    for (const side of n % 2 === 0 ? sides : sides.toReversed()) {
      const answer = await timeOf(side, requests[(n + WARM_UP) % requests.length]);
      if (n >= 0) answers[side.name].push(answer);
    }
  }
  return Object.fromEntries(
    Object.entries(answers).map(([name, list]) => [
      name,
      {
        p50: quantile(list.map(({ ms }) => ms)),
        p99: quantile(
          list.map(({ ms }) => ms),
          0.99,
        ),
        bytes: list.reduce((sum, { bytes }) => sum + bytes, 0) / list.length,
      },
    ]),
  );
}

const compareFeeds = (server, seeded, issuer) =>
  onCopy(server, seeded, issuer, 'run_sightings_with', (withUrl) =>
    onCopy(server, seeded, issuer, 'run_sightings_without', async (withoutUrl) => {
      await addSightings(withUrl, SHARE, SPREAD);
      await addSightings(withoutUrl, 0, SPREAD);
      const people = await loadPeople(withUrl, issuer, usersOf(posts));
      const sides = [];
      try {
        sides.push(await startApi({ databaseUrl: withUrl, issuer, name: 'with' }));
        sides.push(await startApi({ databaseUrl: withoutUrl, issuer, name: 'without' }));
        return await compareOneByOne(sides, calls.feed(people));
      } finally {
        await Promise.all(sides.map((side) => side.stop()));
      }
    }),
  );

/** In turn, as what else the machine does strikes all depths alike. */
async function measureDepths(generator, api, requestsByDepth) {
  const runs = Object.fromEntries(Object.keys(requestsByDepth).map((depth) => [depth, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [depth, requests] of Object.entries(requestsByDepth)) {
      const job = {
        url: api.url,
        requests,
        seconds: 1,
        connections: LIST_CONNECTIONS,
      };
      const result = await generator.run(job);
      if (result.errors > 0 || Object.keys(result.statuses).length > 0)
        throw new Error(
          `${depth}: ${result.errors} errors, ${JSON.stringify(result.statuses)}\n${api.output()}`,
        );
      if (round >= 0) runs[depth].push(result);
    }
  }
  return Object.fromEntries(Object.entries(runs).map(([depth, list]) => [depth, combine(list)]));
}

const measureLists = (server, seeded, issuer, generator) =>
  onCopy(server, seeded, issuer, 'run_sightings_lists', async (databaseUrl) => {
    await addSightings(databaseUrl, 100, 1);
    const { usual } = await loadPeople(databaseUrl, issuer, usersOf(posts));
    const lists = {
      'sightings/species': { species: SPECIES },
      'sightings/species in a park': { species: SPECIES, park: PARK },
      'sightings/park': { park: PARK },
      'sightings/cell': CELL,
    };
    const cursors = {
      first: undefined,
      fiftieth: await cursorAfter(databaseUrl, 49 * PAGE),
      deep: await cursorAfter(databaseUrl, Math.floor(posts * 0.99)),
    };
    const api = await startApi({ databaseUrl, issuer });
    const results = [];
    try {
      for (const [list, body] of Object.entries(lists)) {
        const requestsOf = (cursor) =>
          usual.map(({ token }) => json(`/api/${list.split(' ')[0]}`, token, { ...body, cursor }));
        const depths = Object.entries(cursors).map(([depth, cursor]) => [depth, requestsOf(cursor)]);
        results.push({ list, ...(await measureDepths(generator, api, Object.fromEntries(depths))) });
      }
      return results;
    } finally {
      await api.stop();
    }
  });

const server = await startCluster();
const issuer = await startIssuer();
const generator = startGenerator();
try {
  const seeded = await ensureSeeded(server, posts);
  const feed = await compareFeeds(server, seeded, issuer);
  const ratio = feed.with.p50 / feed.without.p50;
  console.error(`feed with sightings: ${ratio.toFixed(3)} times the feed without`);
  const lists = await measureLists(server, seeded, issuer, generator);
  await saveResult('sightings', { posts, share: SHARE, feed: { ...feed, ratio }, lists });
  const ms = (value) => number(value, 1);
  const feedRow = ({ p50, p99, bytes }) => [ms(p50), ms(p99), number(bytes / 1000, 1)];
  console.log(
    table(
      [`feed at ${count(posts)} posts`, 'p50 ms', 'p99 ms', 'kB'],
      [
        ['with sightings', ...feedRow(feed.with)],
        ['without', ...feedRow(feed.without)],
      ],
    ),
  );
  console.log(
    `\n${table(
      ['list', 'first page p50 ms', 'page 50 p50 ms', 'deep page p50 ms'],
      lists.map(({ list, first, fiftieth, deep }) => [list, ms(first.p50), ms(fiftieth.p50), ms(deep.p50)]),
    )}`,
  );
} finally {
  generator.stop();
  await issuer.close();
}
