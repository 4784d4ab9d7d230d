import { execa } from 'execa';
import { workspaceRoot } from './site.mjs';

/** Does not throw: check `exitCode`. */
export function nx(args, { env, ...options } = {}) {
  return execa('nx', args, {
    cwd: workspaceRoot,
    preferLocal: true,
    reject: false,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
    env: { NX_DAEMON: 'false', FORCE_COLOR: '0', ...env },
  });
}
