/** A PostgreSQL server for tests: the one that TEST_DATABASE_URL names, or one started for this run. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { run } from './processes.mjs';

function serverPrograms() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => path.join(base, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ];
  return places.find((place) => existsSync(path.join(place, 'initdb'))) ?? null;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} a server on which databases can be made
 */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  const isRoot = process.getuid?.() === 0;
  if (!serverPrograms() && isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No PostgreSQL server on this machine: installing one.');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'postgresql'], { env, quiet: true });
  }
  const programs = serverPrograms();
  if (!programs) {
    throw new Error(
      'These tests need a PostgreSQL server (15 or newer), and none could be installed here. ' +
        'Name one by TEST_DATABASE_URL, as a user who may create databases.',
    );
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aranya-postgres-'));
  // The server refuses to run as root: Debian's package brings the user postgres.
  const asServer = (program, args) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', path.join(programs, program), ...args], {
          quiet: true,
          cwd: '/',
        })
      : run(path.join(programs, program), args, { quiet: true });
  if (isRoot) await run('chown', ['postgres', folder], { quiet: true });
  const data = path.join(folder, 'data');
  const port = await freePort();
  const made = await asServer('initdb', [
    '-D',
    data,
    '-U',
    'aranya',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  if (made.code !== 0) throw new Error(`The PostgreSQL server could not be made:\n${made.output}`);
  // Nothing here outlives the run, so nothing needs to reach the disk.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off -c full_page_writes=off -c max_connections=200`;
  const started = await asServer('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    path.join(folder, 'log'),
    '-o',
    options,
    'start',
  ]);
  if (started.code !== 0) throw new Error(`The PostgreSQL server did not start:\n${started.output}`);
  return {
    url: `postgres://aranya@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await asServer('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
