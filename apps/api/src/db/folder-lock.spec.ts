import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUse, lockFolder, startOf } from './folder-lock';

let folder: string;
let path: string;
let other: ChildProcess;
beforeAll(async () => {
  // Another program that runs as long as this spec.
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await new Promise((started) => other.once('spawn', started));
});
afterAll(async () => {
  const ended = new Promise((done) => other.once('exit', done));
  other.kill('SIGKILL');
  await ended;
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aranya-lock-'));
  path = join(folder, 'postgres.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const otherPid = () => other.pid ?? 0;
const write = (holder: object) => writeFileSync(path, JSON.stringify(holder));
const holder = () => JSON.parse(readFileSync(path, 'utf8')) as { pid: number; started: string; host: string };

it('takes a free folder and gives it back', () => {
  const unlock = lockFolder(path);
  expect(holder()).toEqual({ pid: process.pid, started: startOf(process.pid), host: hostname() });
  unlock();
  expect(existsSync(path)).toBe(false);
});

it('refuses a folder that a living process holds, and says which', () => {
  write({ pid: otherPid(), started: startOf(otherPid()), host: hostname() });
  expect(() => lockFolder(path)).toThrow(FolderInUse);
  expect(() => lockFolder(path)).toThrow(`process ${otherPid()} on ${hostname()}`);
  expect(holder().pid).toBe(otherPid());
});

it('refuses a second lock of its own process', () => {
  const unlock = lockFolder(path);
  expect(() => lockFolder(path)).toThrow(FolderInUse);
  unlock();
});

it('takes over what a killed process left behind', async () => {
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await new Promise((started) => killed.once('spawn', started));
  write({ pid: killed.pid, started: startOf(killed.pid ?? 0), host: hostname() });
  const ended = new Promise((done) => killed.once('exit', done));
  killed.kill('SIGKILL');
  await ended;

  const unlock = lockFolder(path);
  expect(holder().pid).toBe(process.pid);
  unlock();
});

it('takes over where the process id now belongs to another program', () => {
  write({ pid: otherPid(), started: `${startOf(otherPid())} before`, host: hostname() });
  const unlock = lockFolder(path);
  expect(holder().pid).toBe(process.pid);
  unlock();
});

it('takes over from a process that has ended while its parent did not notice', async () => {
  // The shell becomes a program that never asks how its child ended.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 30'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = Number(await new Promise((said) => parent.stdout.once('data', (line) => said(String(line)))));
  for (let tries = 0; tries < 100 && startOf(pid) !== ''; tries += 1) {
    await new Promise((later) => setTimeout(later, 20));
  }
  // It is still there, under the same id.
  expect(() => process.kill(pid, 0)).not.toThrow();
  write({ pid, started: startOf(process.pid), host: hostname() });
  lockFolder(path)();

  const ended = new Promise((done) => parent.once('exit', done));
  parent.kill('SIGKILL');
  await ended;
});

it.each(['', 'nonsense', '{}', '{"pid":-1}', 'null'])('takes over a file that holds %p', (text) => {
  writeFileSync(path, text);
  const unlock = lockFolder(path);
  expect(holder().pid).toBe(process.pid);
  unlock();
});

it('knows by the heartbeat whether a holder on another machine lives', () => {
  write({ pid: otherPid(), started: 'then', host: 'elsewhere' });
  expect(() => lockFolder(path)).toThrow(FolderInUse);
  const long = new Date(Date.now() - 60_000);
  utimesSync(path, long, long);
  lockFolder(path)();
});

it('does not remove a lock that is another one by now', () => {
  const unlock = lockFolder(path);
  write({ pid: otherPid(), started: 'later', host: hostname() });
  unlock();
  expect(existsSync(path)).toBe(true);
});

it('tells processes apart by their start', () => {
  expect(startOf(process.pid)).not.toBe('');
  expect(startOf(process.pid)).toBe(startOf(process.pid));
  expect(startOf(2 ** 30)).toBe('');
});
