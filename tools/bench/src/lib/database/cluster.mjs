import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { aptInstall } from '../../../../workspace/lib/install.mjs';

const benchFolder = path.join(os.tmpdir(), 'aranya-bench');

const DEBIAN = '/usr/lib/postgresql';
const LOCALE = ['-E', 'UTF8', '--locale', 'C.UTF-8'];
/** Durable, as operators run it. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: 300,
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '15min',
  random_page_cost: 1.1,
  maintenance_work_mem: '512MB',
  unix_socket_directories: '',
};

/** BENCH_POSTGRES_BIN, or Debian's oldest from 15 on. */
async function findBinaries() {
  if (process.env.BENCH_POSTGRES_BIN) return process.env.BENCH_POSTGRES_BIN;
  const find = () =>
    (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
      .filter((version) => Number(version) >= 15 && existsSync(`${DEBIAN}/${version}/bin/initdb`))
      .sort((a, b) => Number(a) - Number(b))
      .map((version) => `${DEBIAN}/${version}/bin`)[0];
  if (find() === undefined) await aptInstall('postgresql');
  const found = find();
  if (found === undefined)
    throw new Error('The benchmark needs PostgreSQL 15 or newer. Name its programs by BENCH_POSTGRES_BIN.');
  return found;
}

/** The server refuses to run as root. */
async function run(program, args) {
  const isRoot = process.getuid?.() === 0;
  const command = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
  return execa(command[0], command.slice(1), { cwd: os.tmpdir(), stdout: 'ignore' });
}

async function ids() {
  const { stdout } = await execa('id', ['-u', 'postgres']);
  const group = await execa('id', ['-g', 'postgres']);
  return [Number(stdout), Number(group.stdout)];
}

async function createCluster(bin, folder) {
  mkdirSync(benchFolder, { recursive: true });
  mkdirSync(folder);
  if (process.getuid?.() === 0) chownSync(folder, ...(await ids()));
  await run(`${bin}/initdb`, ['-D', folder, '-U', 'postgres', '--auth', 'trust', ...LOCALE]);
  const lines = Object.entries({ ...SETTINGS, port: await getPort() }).map(
    ([name, value]) => `${name} = '${value}'\n`,
  );
  appendFileSync(path.join(folder, 'postgresql.conf'), lines.join(''));
}

const readPort = (folder) =>
  readFileSync(path.join(folder, 'postgresql.conf'), 'utf8').match(/^port = '(\d+)'/m)[1];

const isRunning = (bin, folder) =>
  run(`${bin}/pg_ctl`, ['status', '-D', folder]).then(
    () => true,
    () => false,
  );

async function findCluster() {
  const bin = await findBinaries();
  const version = bin.match(/\/(\d+)\/bin$/)?.[1] ?? 'own';
  return { bin, folder: path.join(benchFolder, `postgres-${version}`) };
}

/** @returns {Promise<string>} its address, without a database */
export async function startCluster() {
  const { bin, folder } = await findCluster();
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await createCluster(bin, folder);
  if (!(await isRunning(bin, folder))) {
    const log = path.join(folder, 'server.log');
    await run(`${bin}/pg_ctl`, ['start', '-w', '-t', '120', '-D', folder, '-l', log]);
  }
  return `postgres://postgres@127.0.0.1:${readPort(folder)}`;
}

/** The process whose children serve the connections. */
export async function clusterPid() {
  const { folder } = await findCluster();
  return Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

export async function stopCluster() {
  const { bin, folder } = await findCluster();
  if (await isRunning(bin, folder)) await run(`${bin}/pg_ctl`, ['stop', '-m', 'fast', '-D', folder]);
}
