import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';

export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

const splitLines = (text) => text.split('\n').filter(Boolean);

async function copyFiles(to) {
  const { stdout } = await execa('git', ['ls-files', '-co', '--exclude-standard'], { cwd: workspaceRoot });
  for (const file of splitLines(stdout)) {
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await copyFile(path.join(workspaceRoot, file), path.join(to, file)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** Hard links keep packages inside the workspace, where tools look. */
async function linkPackages(to) {
  const from = path.join(workspaceRoot, 'node_modules');
  const target = path.join(to, 'node_modules');
  const { failed } = await execa('cp', ['-al', from, target], { reject: false });
  if (!failed) return rm(path.join(target, '.cache'), { recursive: true, force: true });
  await rm(target, { recursive: true, force: true });
  return symlink(from, target, 'dir');
}

/**
 * Includes uncommitted changes. Beside the workspace packages can be hard links.
 * @param {string} [near] folder to make it in
 */
export async function makeScratch(near = process.env.SCRATCH_DIR ?? tmpdir()) {
  const folder = await mkdtemp(path.join(near, 'aranya-scratch-'));
  await copyFiles(folder);
  await linkPackages(folder);
  const git = (...args) => execa('git', args, { cwd: folder });
  await git('init', '-q', '-b', 'main');
  await git('config', 'user.name', 'Scratch');
  await git('config', 'user.email', 'scratch@example.org');
  await git('add', '-A');
  await git('commit', '-q', '-m', 'Scratch');
  const run = (command, args, options = {}) =>
    execa(command, args, {
      cwd: folder,
      preferLocal: true,
      localDir: folder,
      reject: false,
      all: true,
      stdin: 'ignore',
      ...options,
      env: { NX_DAEMON: 'false', FORCE_COLOR: '0', CI: '1', ...options.env },
    });
  return {
    folder,
    run,
    git,
    changedFiles: async () => {
      await git('add', '-A');
      const { stdout } = await git('diff', '--cached', '--name-only');
      return splitLines(stdout);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
