import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentOwner, FolderInUse, lockFolder } from './folder-lock';

let folder: string;
let lockPath: string;
let ownerPath: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aranya-lock-'));
  lockPath = join(folder, 'database.lock');
  ownerPath = join(folder, 'database.owner.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Owner {
  pid: number;
  started?: string;
  host?: string;
}

/** Leaves what a process leaves that holds the lock or was killed with it. */
function lockAs({ pid, started = '', host = hostname() }: Owner): void {
  mkdirSync(lockPath);
  writeFileSync(ownerPath, JSON.stringify({ pid, started, host }));
}

function startOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function start(): Promise<{ pid: number; kill(): Promise<void> }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await new Promise((started) => child.once('spawn', started));
  const kill = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  };
  return { pid: child.pid ?? 0, kill };
}

async function expectFree(): Promise<void> {
  const unlock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(ownerPath, 'utf8'))).toEqual(currentOwner());
  await unlock();
}

it('locks a free folder and releases it', async () => {
  const unlock = await lockFolder(folder);
  expect(existsSync(lockPath)).toBe(true);
  await unlock();
  expect(existsSync(lockPath)).toBe(false);
  await expectFree();
});

it('names the running process that holds the folder', async () => {
  const other = await start();
  lockAs({ pid: other.pid, started: startOf(other.pid) });
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await expect(lockFolder(folder)).rejects.toThrow(`process ${other.pid} on ${hostname()}`);
  await other.kill();
});

it('refuses a second lock of its own process', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await unlock();
});

it('takes over from a killed process at once', async () => {
  const killed = await start();
  lockAs({ pid: killed.pid, started: startOf(killed.pid) });
  await killed.kill();
  await expectFree();
});

it('takes over at once where another program has the process id now', async () => {
  const other = await start();
  lockAs({ pid: other.pid, started: '1' });
  await expectFree();
  await other.kill();
});

it('takes over from a zombie', async () => {
  // The shell becomes a program that never collects its child, before the child ends.
  const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 30'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = Number(await new Promise((said) => parent.stdout.once('data', (line) => said(String(line)))));
  const isZombie = () => /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  while (!isZombie()) await new Promise((later) => setTimeout(later, 20));
  lockAs({ pid, started: startOf(pid) });
  await expectFree();

  const ended = new Promise((done) => parent.once('exit', done));
  parent.kill('SIGKILL');
  await ended;
});

it.each(['', 'nonsense', '{}', '{"pid":"x"}', 'null'])('ignores an owner file with %p', async (text) => {
  writeFileSync(ownerPath, text);
  await expectFree();
  mkdirSync(lockPath);
  writeFileSync(ownerPath, text);
  await expect(lockFolder(folder)).rejects.toThrow('another process');
});

it('waits for the lock of another machine to become stale', async () => {
  lockAs({ pid: 1, host: 'elsewhere' });
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  const aMinuteAgo = new Date(Date.now() - 60_000);
  utimesSync(lockPath, aMinuteAgo, aMinuteAgo);
  await expectFree();
});
