import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';

const DEBIAN = 'http://deb.debian.org/debian';
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

function copyNode(root) {
  const local = path.join(root, 'usr/local');
  mkdirSync(path.join(local, 'bin'), { recursive: true });
  cpSync(realpathSync(process.execPath), path.join(local, 'bin/node'));
  const prefix = path.dirname(path.dirname(realpathSync(process.execPath)));
  cpSync(path.join(prefix, 'lib/node_modules/npm'), path.join(local, 'lib/node_modules/npm'), {
    recursive: true,
  });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name));
  // The Dockerfile must not know how this machine reaches its registry.
  const settings = path.join(prefix, 'etc/npmrc');
  if (existsSync(settings)) cpSync(settings, path.join(local, 'etc/npmrc'));
  if (existsSync(AUTHORITIES)) cpSync(realpathSync(AUTHORITIES), path.join(root, AUTHORITIES));
}

/**
 * Builds an image of the same name from Debian's packages and this machine's Node.
 * @param {(...args: string[]) => import('execa').ResultPromise} buildah
 * @returns {Promise<string>} a description
 */
export async function makeBaseImage(buildah, name) {
  const folder = mkdtempSync(path.join(tmpdir(), 'aranya-base-'));
  // A finished debootstrap saves minutes.
  const given = process.env.TRY_IMAGE_ROOTFS;
  const root = given ?? path.join(folder, 'root');
  try {
    if (given === undefined) await execa('debootstrap', ['--variant=minbase', 'bookworm', root, DEBIAN]);
    const { stdout: container } = await buildah('from', 'scratch');
    const { stdout: mount } = await buildah('mount', container);
    await execa('cp', ['--archive', `${root}/.`, mount]);
    copyNode(mount);
    const search = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    await buildah('config', '--env', `PATH=${search}`, container);
    await buildah('commit', '--quiet', '--rm', '--format', 'docker', container, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return `Debian bookworm by debootstrap and Node ${process.versions.node} of this machine`;
}
