import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installCaddy } from '../../../workspace/lib/install.mjs';
import { workspaceRoot } from '../../../workspace/lib/site.mjs';

const CONFIG = path.join(workspaceRoot, 'tools/deploy/Caddyfile');

/**
 * Caddy as docs/running.md puts it before the site, with HTTP/2 and a certificate of its own authority: a phone that
 * asks for thirty files over HTTP/1.1 waits for its six connections, which no visitor does.
 * @param url https://localhost:PORT
 * @param upstream host and port of the site
 * @returns what ends it
 */
export async function startFront(url, upstream, httpPort) {
  await installCaddy();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aranya-bench-caddy-'));
  const config = path.join(folder, 'Caddyfile');
  // This machine's list of authorities, its port 80 and an administration port stay as they are.
  const own = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${httpPort}\n`;
  writeFileSync(config, readFileSync(CONFIG, 'utf8').replace(/^\{\n/m, own));
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, SITE_URL: url, UPSTREAMS: upstream },
    stdio: 'ignore',
  });
  return async () => {
    caddy.kill();
    await once(caddy, 'close');
    rmSync(folder, { recursive: true, force: true });
  };
}
