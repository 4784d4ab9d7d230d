import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** @returns {{ pid: number, command: string, user: number }[]} */
function processesBelow(ancestor) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      const status = read(`/proc/${pid}/status`);
      const number = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? -1);
      const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
      return { pid: Number(pid), parent: number('PPid'), user: number('Uid'), command };
    });
  const below = new Set([ancestor]);
  for (let before = 0; before !== below.size;) {
    before = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all.filter(({ pid }) => below.has(pid) && pid !== ancestor);
}

/** Without namespaces its ports are this machine's. */
export function runInContainer({ buildah, container, folders, env }, ...command) {
  const volumes = Object.entries(folders).flatMap(([inside, outside]) => [
    '--volume',
    `${outside}:${inside}`,
  ]);
  const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  return buildah('run', '--isolation', 'chroot', ...volumes, ...settings, container, '--', ...command);
}

/** Waits until the site is ready. */
export async function startContainer(place, ...command) {
  const run = runInContainer(place, ...command);
  // buildah's own processes name the command too.
  const isSite = (each) => !each.command.startsWith('buildah') && each.command.endsWith(command.join(' '));
  const main = () => processesBelow(run.pid).find(isSite);
  const url = `http://127.0.0.1:${place.env.WEB_PORT}`;
  const ready = async () => {
    for (;;) {
      const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
      if (answer?.ok) return;
      if (run.exitCode !== null && run.exitCode !== undefined) throw new Error('The site ended');
      await pause(200);
    }
  };
  const ended = run.then(({ exitCode, all }) => ({ exitCode, output: all }));
  await Promise.race([
    ready(),
    ended.then(({ exitCode, output }) => {
      throw new Error(`The site ended with ${exitCode}:\n${output}`);
    }),
    pause(180_000, undefined, { ref: false }).then(() => {
      throw new Error('The site was not ready within three minutes');
    }),
  ]);
  return {
    url,
    main,
    /** Sends SIGTERM to the site itself, as an engine does. */
    stop: async () => {
      process.kill(main().pid, 'SIGTERM');
      return await ended;
    },
  };
}

/** A store of its own holds nothing but this try. */
export function buildahIn(store) {
  const options = ['--storage-driver', 'vfs', '--root', `${store}/root`, '--runroot', `${store}/run`];
  return (...args) => execa('buildah', [...options, ...args], { all: true, reject: args[0] !== 'run' });
}
