import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from './compose-file';
import { deploy, readLines, read, readSettingNames } from './files';

const ANALYZE = '/usr/bin/systemd-analyze';
const withSystemd = existsSync(ANALYZE) && existsSync('/usr/bin/node') ? it : it.skip;

describe('aranya.service', () => {
  const lines = readLines('tools/deploy/aranya.service');

  it('runs the built API as its own user, and ends it as the API wants to be ended', () => {
    expect(lines).toContain('User=aranya');
    expect(lines).toContain('ExecStart=/usr/bin/node --max-old-space-size=1536 apps/api/dist/main.js');
    expect(lines).toContain('KillSignal=SIGTERM');
    const grace = /^SHUTDOWN_GRACE_SECONDS=(\d+)$/m.exec(read('.env.example'))?.[1];
    const timeout = lines.find((line) => line.startsWith('TimeoutStopSec='))?.split('=')[1];
    expect(Number(timeout)).toBeGreaterThanOrEqual(Number(grace) + 10);
  });

  it('lets Node ask for protection keys, without which it is killed at its start', () => {
    const filter = lines.find((line) => line.startsWith('SystemCallFilter='))?.split('=')[1];
    expect(filter?.split(' ')).toEqual(expect.arrayContaining(['@system-service', '@pkey']));
  });
});

it('makes a backup each night by the user and in the folder of the site', () => {
  const site = readLines('tools/deploy/aranya.service');
  const shared = site.filter((line) => /^(User|WorkingDirectory)=/.test(line));
  const backup = readLines('tools/deploy/aranya-backup.service');
  expect(backup).toEqual(expect.arrayContaining(shared));
  const folder = backup.find((line) => line.startsWith('ExecStart='))?.match(/ --to=(\S+) --keep=\d+$/)?.[1];
  expect(site).toContain(`ReadWritePaths=${folder}`);
});

withSystemd('systemd takes each unit without a word', () => {
  const units = ['aranya.service', 'aranya-backup.service', 'aranya-backup.timer'];
  const { stdout, stderr, status } = spawnSync(
    ANALYZE,
    ['verify', '--man=no', ...units.map((unit) => join(deploy, unit))],
    { encoding: 'utf8', env: { SYSTEMD_LOG_LEVEL: 'warning' } },
  );
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});

describe('docs/running.md', () => {
  const text = read('docs/running.md');
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => block);
  const commands = blocks.flatMap((block) => block.split('\n'));

  it('names services that compose.yaml has', () => {
    const named = commands.flatMap((line) => [
      ...(/docker compose (?:exec|run)(?: -T| --rm| --no-deps)* ([\w-]+)/.exec(line)?.slice(1) ?? []),
    ]);
    expect(named).toEqual(expect.arrayContaining(['aranya', 'node-1']));
    expect(named.filter((name) => !(name in compose.services))).toEqual([]);
  });

  it('sets what Aranya or compose.yaml reads', () => {
    const set = commands.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.slice(1) ?? []);
    expect(set).toEqual(expect.arrayContaining(['SITE_URL', 'COMPOSE_PROFILES']));
    const known = [...readSettingNames('.env.example'), ...readSettingNames('tools/deploy/.env.example')];
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
  });
});
