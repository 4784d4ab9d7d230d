import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { compose } from './compose-file';
import { read, workspace } from './files';

const CADDY = '/usr/bin/caddy';
const FILE = 'tools/deploy/Caddyfile';
const withCaddy = existsSync(CADDY) ? it : it.skip;
const caddy = (...args: string[]) =>
  execFileSync(CADDY, args, {
    cwd: workspace,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { SITE_URL: 'https://wild.example.org', UPSTREAMS: 'node-1:4200 node-2:4200' },
  });

describe('Caddyfile', () => {
  const text = read(FILE);

  it('reads the variables that compose.yaml gives it, and no others', () => {
    const read = [...text.matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
    for (const proxy of ['caddy', 'caddy-small'])
      expect(new Set(read)).toEqual(new Set(Object.keys(compose.services[proxy]?.environment ?? {})));
  });

  it('leads to the port that the image serves, at the address that balancers ask', () => {
    expect(compose.services['caddy']?.environment['UPSTREAMS']).toBe('node-1:4200 node-2:4200');
    expect(read('tools/deploy/Dockerfile')).toContain('EXPOSE 4200');
    expect(text).toContain('health_uri /api/health/ready');
  });

  it('logs neither query strings nor headers, and no whole address', () => {
    for (const rule of ['request>uri regexp \\?.*$ ""', 'request>headers delete', 'resp_headers delete'])
      expect(text).toContain(rule);
    expect(text.match(/ip_mask/g)).toHaveLength(2);
  });

  withCaddy('is valid and formatted as Caddy formats', () => {
    expect(caddy('adapt', '--validate', '--adapter', 'caddyfile', '--config', FILE)).toContain(
      'reverse_proxy',
    );
    expect(caddy('fmt', FILE)).toBe(text);
  });
});
