/**
 * Times the community's one search, as its page asks: people, posts, hashtags and animals at once, one search after
 * another, beside a row of the database by its key.
 * Usage: npx nx run bench:search [-- POSTS … --searches=200], by default 1,000,000 posts
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { cycle, json, request, SEARCHES } from './lib/calls.mjs';
import { startCluster } from './lib/database/cluster.mjs';
import { copyDatabase, countUsers, dropCopy, ensureSeeded } from './lib/database/seeded.mjs';
import { loadPeople } from './lib/readers.mjs';
import { saveResult } from './lib/results.mjs';
import { startIssuer } from './lib/servers/issuer.mjs';
import { startApi } from './lib/servers/processes.mjs';
import { timeInTurn } from './lib/statistics.mjs';
import { searchTable } from './lib/tables.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { searches: { type: 'string', default: '200' } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [1_000_000];

/** Common and rare words, beginnings, a wrong letter, a hashtag, a name, a name of an animal, and nothing to be found. */
const TEXTS = [
  ...SEARCHES,
  'crocodile',
  'pugmarks stream',
  'serpent eag',
  'crocodlie',
  'raptors',
  '#tadoba',
  'Asha Menon 12',
  'member_77',
  'tiger',
  'neelkanth',
  'zzyzx',
  '4711',
];

async function measure(api, client, people, posts) {
  const ask = async (path, token, body) => {
    const { status } = await request(api.url, json(path, token, body));
    if (status !== 200) throw new Error(`${path} answered with ${status}.`);
  };
  const parts = {
    people: ({ token, input }) => ask('/api/user/discover', token, { input }),
    posts: ({ token, input }) => ask('/api/post/search', token, { input }),
    hashtags: ({ token, input }) => ask('/api/post/tags', token, { input, limit: 50 }),
    animals: ({ token, input }) => {
      const query = new URLSearchParams({ q: input, limit: '20' });
      return request(api.url, { path: `/api/taxa?${query}`, headers: { authorization: `Bearer ${token}` } });
    },
  };
  const row = { name: 'row', text: 'select * from posts where id = $1' };
  const sides = {
    'a row by its key': (_search, n) => client.query({ ...row, values: [cycle(people.posts, n * 7)] }),
    ...parts,
    'all at once': (search) => Promise.all(Object.values(parts).map((part) => part(search))),
  };
  const searches = Array.from({ length: Number(values.searches) }, (_, n) => ({
    token: cycle(people.usual, n).token,
    input: cycle(TEXTS, n),
  }));
  return (await timeInTurn(searches, sides)).map((each) => ({ among: posts, ...each }));
}

async function measureSize(server, issuer, posts) {
  const copy = `run_search_${posts}`;
  const databaseUrl = await copyDatabase(server, await ensureSeeded(server, posts), copy, issuer.url);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const api = await startApi({ databaseUrl, issuer });
    try {
      return await measure(api, client, await loadPeople(databaseUrl, issuer, countUsers(posts)), posts);
    } finally {
      await api.stop();
    }
  } finally {
    await client.end();
    await dropCopy(server, copy);
  }
}

const server = await startCluster();
const issuer = await startIssuer();
try {
  const search = [];
  for (const posts of sizes) search.push(...(await measureSize(server, issuer, posts)));
  await saveResult('search', { search });
  console.log(searchTable('posts', search));
} finally {
  await issuer.close();
}
