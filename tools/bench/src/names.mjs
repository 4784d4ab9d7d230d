/**
 * Compares the search of names with reading a row by its key, in turn, without and with a park and month.
 * Usage: npx nx run bench:names [-- NAMES … --searches=400], by default 100,000 and 1,000,000 imported names
 */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { execaNode } from 'execa';
import pg from 'pg';
import { workspaceRoot } from '../../workspace/lib/site.mjs';
import { startCluster } from './lib/database/cluster.mjs';
import { copyDatabase, dropCopy, ensureSeeded } from './lib/database/seeded.mjs';
import { searchAt, taxonLines, typedTexts } from './lib/names.mjs';
import { startIssuer } from './lib/servers/issuer.mjs';
import { startApi } from './lib/servers/processes.mjs';
import { timeInTurn } from './lib/statistics.mjs';
import { searchTable } from './lib/tables.mjs';
import { saveResult } from './lib/results.mjs';

const POSTS = 10_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { searches: { type: 'string', default: '400' } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [100_000, 1_000_000];
const searches = Number(values.searches);

async function importNames(databaseUrl, folder, names) {
  const file = path.join(folder, 'moths.tsv');
  await pipeline(Readable.from(taxonLines(names)), createWriteStream(file));
  const facts = ['--title=Moths', '--credit=Nobody', '--licence=CC0'];
  await execaNode(path.join(workspaceRoot, 'apps/api/dist/commands.js'), ['import-taxa', file, ...facts], {
    env: { DATABASE_URL: databaseUrl, DATA_DIR: folder },
    stdout: 'ignore',
  });
}

async function measure(api, client, names) {
  const sides = {
    'a row by its key': (_text, n) =>
      client.query({
        name: 'row',
        text: 'select * from taxa where id = $1',
        values: [1 + ((n * 7919) % 9000)],
      }),
    search: (text) => searchAt(api, text),
    'in a park': (text) => searchAt(api, text, { park: 'kaziranga-national-park', month: '11' }),
  };
  const texts = await typedTexts(client, names, searches);
  return (await timeInTurn(texts, sides)).map((row) => ({ among: names, ...row }));
}

async function measureSize(server, issuer, names) {
  const copy = `run_names_${names}`;
  const databaseUrl = await copyDatabase(server, await ensureSeeded(server, POSTS), copy, issuer.url);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aranya-bench-names-'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // The first start brings in the shipped names.
    await (await startApi({ databaseUrl, issuer })).stop();
    await importNames(databaseUrl, folder, names);
    await client.query('vacuum analyze');
    const api = await startApi({ databaseUrl, issuer });
    try {
      return await measure(api, client, names);
    } finally {
      await api.stop();
    }
  } finally {
    await client.end();
    rmSync(folder, { recursive: true });
    await dropCopy(server, copy);
  }
}

const server = await startCluster();
const issuer = await startIssuer();
try {
  const names = [];
  for (const size of sizes) names.push(...(await measureSize(server, issuer, size)));
  await saveResult('names', { names });
  console.log(searchTable('imported names', names));
} finally {
  await issuer.close();
}
