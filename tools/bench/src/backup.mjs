/**
 * A backup of 10,000 posts while the embedded site runs: its seconds and size, and how long calls wait meanwhile; then its
 * check and its restore into an empty embedded database.
 * Usage: npx nx run bench:backup [-- POSTS]
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { builtFiles } from '../../workspace/lib/site.mjs';
import { seedEmbedded } from './lib/database/embedded.mjs';
import { saveResult } from './lib/results.mjs';
import { startIssuer } from './lib/servers/issuer.mjs';
import { startApi } from './lib/servers/processes.mjs';
import { count, number, table } from './lib/tables.mjs';

const PICTURES = 3000;
const EVERY_MS = 10;
/** COMMANDS_MAIN names another build. */
const commandsMain = process.env.COMMANDS_MAIN ?? path.join(path.dirname(builtFiles.api), 'commands.js');
const posts = Number(process.argv[2] ?? 10_000);

/** Those of seed.sql, a few bytes each: the size of an archive is that of the pictures and of its tables. */
function putPictures(folder) {
  for (let n = 1; n <= PICTURES; n += 1) {
    const name = `${createHash('sha256').update(`picture ${n}`).digest('hex')}.webp`;
    const own = path.join(folder, 'public', name.slice(0, 2), name.slice(2, 4));
    mkdirSync(own, { recursive: true });
    writeFileSync(path.join(own, name), `picture ${n}`);
  }
}

async function command(env, ...args) {
  const startedAt = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [commandsMain, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  console.error(stdout);
  return { seconds: (performance.now() - startedAt) / 1000, stdout };
}

/**
 * One call after another: `/api/health` asks the database, for 5 s at most. Other calls wait as long as the snapshot takes.
 * @returns a function that ends it with the longest wait in ms
 */
function askOnAndOn(url) {
  let longest = 0;
  let isDone = false;
  const asked = (async () => {
    while (!isDone) {
      const startedAt = performance.now();
      const response = await fetch(`${url}/api/health`);
      await response.arrayBuffer();
      longest = Math.max(longest, performance.now() - startedAt);
      await sleep(EVERY_MS);
    }
  })();
  return async () => {
    isDone = true;
    await asked;
    return longest;
  };
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'aranya-bench-backup-'));
const issuer = await startIssuer();
try {
  const dataDir = path.join(folder, 'data');
  await seedEmbedded(path.join(dataDir, 'postgres'), posts, issuer.url);
  putPictures(path.join(dataDir, 'media'));
  const file = path.join(folder, 'backup.tar');
  const settings = { AUTH_ISSUER: issuer.url, DATA_DIR: dataDir };
  const api = await startApi({ databaseUrl: null, issuer, env: { DATA_DIR: dataDir } });
  let made;
  let idleMs;
  let waitMs;
  try {
    const idle = askOnAndOn(api.url);
    await sleep(5000);
    idleMs = await idle();
    const end = askOnAndOn(api.url);
    made = await command(settings, 'backup', `--to=${file}`);
    waitMs = await end();
  } finally {
    await api.stop();
  }
  const verified = await command(settings, 'backup', `--verify=${file}`);
  const restored = await command({ ...settings, DATA_DIR: path.join(folder, 'restored') }, 'restore', file);
  const snapshot = Number(/snapshot of the database ([\d.]+) s/.exec(made.stdout)?.[1]);
  const result = {
    posts,
    bytes: statSync(file).size,
    seconds: { backup: made.seconds, snapshot, verify: verified.seconds, restore: restored.seconds },
    longestWaitMs: { before: idleMs, meanwhile: waitMs },
  };
  await saveResult('backup', result);
  console.log(
    table(
      [
        'posts',
        'MB',
        'backup s',
        'snapshot s',
        'verify s',
        'restore s',
        'longest wait ms',
        'without a backup',
      ],
      [
        [
          count(posts),
          number(result.bytes / 1e6, 1),
          number(made.seconds, 1),
          number(snapshot, 1),
          number(verified.seconds, 1),
          number(restored.seconds, 1),
          number(waitMs, 0),
          number(idleMs, 0),
        ],
      ],
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
  await issuer.close();
}
