/** Starting, watching and ending the processes that make up a running site. */
import { execFileSync, spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

/**
 * Whether nothing listens on `port` of localhost. Both families are tried, since localhost may be either.
 * @param {number} port
 */
export async function portIsFree(port) {
  const taken = (host) =>
    new Promise((resolve) => {
      const socket = net.connect({ port, host });
      socket.once('connect', () => (socket.destroy(), resolve(true)));
      socket.once('error', () => resolve(false));
    });
  return !(await taken('127.0.0.1')) && !(await taken('::1'));
}

/**
 * Starts a Node program with a channel to this process: it tells by `{ type: 'ready' }` when it answers, and it ends
 * by itself when this process is gone, however that ended.
 * @param {string} name  what the person sees before each line
 * @param {string[]} args  arguments of node
 * @param {Record<string, string>} env  added to the environment
 */
export function startNode(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own, so that Ctrl-C reaches only the process that ends the parts in order.
    detached: true,
  });
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk) => {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        if (lines.length > 200) lines.shift();
        if (part.echo) console.log(`${name.padEnd(8)} ${line}`);
      }
    });
  }
  const part = {
    name,
    child,
    lines,
    echo: false,
    ready: new Promise((resolve, reject) => {
      child.on('message', (message) => {
        if (message && message.type === 'ready') resolve(message);
      });
      child.once('exit', (code, signal) =>
        reject(new Error(`${name} ended early (${signal ?? `code ${code}`})`)),
      );
      child.once('error', reject);
    }),
    ended: new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal }))),
  };
  part.ready.catch(() => {});
  return part;
}

/** Asks every part to end and waits; a part that does not within `graceMs` is killed. */
export async function endAll(parts, graceMs = 8_000) {
  await Promise.all(
    parts.map(async ({ child, ended }) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(timer);
    }),
  );
}

/**
 * Runs a command to its end.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, quiet = false, cwd = workspaceRoot } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Nx through its own entry file: no shell and no npx between us and it. */
export function nx(args, options = {}) {
  return run(
    process.execPath,
    [path.join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js'), ...args],
    options,
  );
}

/** Whether a process with this id runs, of whomever. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process that started this one and, where that is the shell in which npm runs a script, npm itself. */
export function npmAndItsShell() {
  const parent = process.ppid;
  try {
    const [grandparent = '', name = ''] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/);
    return /(^|\/)-?(sh|bash|dash|zsh)$/.test(name) && Number(grandparent) > 1
      ? [parent, Number(grandparent)]
      : [parent];
  } catch {
    // There is no `ps` on this system.
    return [parent];
  }
}
