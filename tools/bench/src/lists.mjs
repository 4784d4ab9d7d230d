/**
 * The long lists of the community, read from their first page to their last: what the last pages cost beside the first.
 * Usage: npx nx run bench:lists [-- ROWS --only=comments,bookmarks], 100,000 rows unless told.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { json, request } from './lib/calls.mjs';
import { startCluster } from './lib/database/cluster.mjs';
import { copyOf, dropCopy, ensureSeeded, usersOf } from './lib/database/seeded.mjs';
import { loadPeople } from './lib/readers.mjs';
import { saveResult } from './lib/results.mjs';
import { startIssuer } from './lib/servers/issuer.mjs';
import { startApi } from './lib/servers/processes.mjs';
import { quantile } from './lib/statistics.mjs';
import { count, number, table } from './lib/tables.mjs';

const LIMIT = 50;
/** Pages at each end that are compared. */
const ENDS = 100;
/** As `pg_temp.in_time(1)` in lists.sql. */
const COMMENT = '01980000-0000-7000-8000-000000000001';
const SPECIES = 'bengal-tiger';

const post = (address, key, body) => ({
  key,
  request: (token, cursor) => json(address, token, { ...body, limit: LIMIT, cursor }),
});

const listsOf = (talk) => ({
  comments: post('/api/comments/list', 'comments', { postId: talk }),
  answers: post('/api/comments/answers', 'answers', { commentId: COMMENT }),
  bookmarks: post('/api/bookmarks/list', 'posts', {}),
  notifications: {
    key: 'notifications',
    request: (token, cursor) =>
      json(`/api/notifications?${new URLSearchParams({ limit: LIMIT, ...(cursor && { cursor }) })}`, token),
  },
  asking: post('/api/identifications/asking', 'posts', {}),
  agreed: post('/api/identifications/of-species', 'posts', { species: SPECIES }),
});

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const rows = Number(positionals[0] ?? 100_000);
const seedText = readFileSync(path.join(import.meta.dirname, 'lib/database/lists.sql'), 'utf8');

async function fill(databaseUrl, me) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: found } = await client.query(
      'select id from posts where hidden_at is null and author_id <> $1 order by created_at limit 1',
      [me],
    );
    const talk = found[0].id;
    await client.query(
      seedText.replaceAll(':me', me).replaceAll(':talk', talk).replaceAll(':rows', String(rows)),
    );
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    return talk;
  } finally {
    await client.end();
  }
}

/** @returns milliseconds of each page, and how many rows they hold */
async function readThrough(api, token, list) {
  const times = [];
  let read = 0;
  let cursor;
  do {
    const before = performance.now();
    const { status, body } = await request(api.url, list.request(token, cursor));
    times.push(performance.now() - before);
    if (status !== 200) throw new Error(`${list.key}: ${status} ${JSON.stringify(body)}`);
    read += body[list.key].length;
    cursor = body.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return { times, read };
}

const server = await startCluster();
const issuer = await startIssuer();
try {
  const databaseUrl = await copyOf(server, await ensureSeeded(server, rows), 'run_lists', issuer.url);
  const { usual } = await loadPeople(databaseUrl, issuer, usersOf(rows));
  const [me] = usual;
  const lists = listsOf(await fill(databaseUrl, me.id));
  const api = await startApi({ databaseUrl, issuer });
  const results = [];
  try {
    for (const [name, list] of Object.entries(lists)) {
      if (values.only && !values.only.split(',').includes(name)) continue;
      // The first time reads the rows into memory.
      await readThrough(api, me.token, list);
      const { times, read } = await readThrough(api, me.token, list);
      const [first, last] = [quantile(times.slice(0, ENDS)), quantile(times.slice(-ENDS))];
      results.push({ name, read, pages: times.length, first, last, ratio: last / first });
      console.error(name, (last / first).toFixed(2));
    }
  } finally {
    await api.stop();
    await dropCopy(server, 'run_lists');
  }
  await saveResult('lists', { rows, limit: LIMIT, ends: ENDS, lists: results });
  console.log(
    table(
      ['list', 'rows', 'pages', `first ${ENDS} p50 ms`, `last ${ENDS} p50 ms`, 'ratio'],
      results.map(({ name, read, pages, first, last, ratio }) => [
        name,
        count(read),
        count(pages),
        number(first, 1),
        number(last, 1),
        number(ratio, 2),
      ]),
    ),
  );
} finally {
  await issuer.close();
}
