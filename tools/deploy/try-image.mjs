/**
 * npx nx run deploy:try-image builds the image and runs it by buildah in a chroot. TRY_IMAGE_STORE keeps
 * files between runs, TRY_IMAGE_AGAIN=yes runs the existing image, TRY_IMAGE_ROOTFS names a finished
 * debootstrap.
 */
import {
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import getPort from 'get-port';
import { apiOptions } from '../workspace/lib/site.mjs';
import { makeBaseImage } from './lib/base-image.mjs';
import { buildahIn, runInContainer, startContainer } from './lib/container.mjs';
import { check, createReport } from './lib/report.mjs';

const IMAGE = 'localhost/aranya:try';
const USER = 10_001;
const deploy = import.meta.dirname;
const workspace = path.resolve(deploy, '../..');
const report = createReport();
const has = async (program) =>
  (await execa('sh', ['-c', `command -v ${program}`], { reject: false })).exitCode === 0;

/** Retries when a busy server asks for it. */
async function getOnceFree(url) {
  for (let triesLeft = 3; ; triesLeft -= 1) {
    const answer = await fetch(url);
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !seconds || triesLeft === 0) return answer;
    await setTimeout(1_000 * seconds);
  }
}

async function tryCompose(folder) {
  const commands = [['docker', 'compose'], ['podman', 'compose'], ['docker-compose']];
  for (const [program, ...first] of commands) {
    const { exitCode, stdout = '' } = await execa(program, [...first, 'version', '--short'], {
      reject: false,
    });
    if (exitCode !== 0) continue;
    const isOld = stdout.startsWith('1.');
    const text = readFileSync(path.join(deploy, 'compose.yaml'), 'utf8');
    const project = path.join(folder, 'tools/deploy');
    mkdirSync(project, { recursive: true });
    // Version 1 knows the schema of 2021, without a name.
    writeFileSync(path.join(project, 'compose.yaml'), isOld ? text.replace(/^name:.*$/m, '') : text);
    copyFileSync(path.join(deploy, '.env.example'), path.join(project, '.env'));
    for (const profile of ['small', 'tls', 'large', 'valkey'])
      await report.step(`compose.yaml by ${program} ${stdout}, profile ${profile}`, async () => {
        await execa(program, [...first, '--profile', profile, 'config', '--quiet'], { cwd: project });
      });
    return;
  }
  report.skip('compose.yaml by Compose itself', 'neither docker compose nor docker-compose is here');
}

const isThere = (buildah, image) =>
  buildah('inspect', '--type', 'image', image).then(
    () => true,
    () => false,
  );

async function build(buildah) {
  if (process.env.TRY_IMAGE_AGAIN === 'yes' && (await isThere(buildah, IMAGE))) {
    report.skip('the steps of the Dockerfile', 'the image of an earlier run is taken');
    return true;
  }
  const dockerfile = path.join(deploy, 'Dockerfile');
  const [, base] = /^ARG NODE_IMAGE=(\S+)/m.exec(readFileSync(dockerfile, 'utf8'));
  const hasBase = await isThere(buildah, base);
  if (!hasBase) {
    const pulled = await report.step(`base ${base}`, async () => {
      const isPulled = await buildah('pull', '--quiet', base).then(
        () => true,
        () => false,
      );
      return isPulled
        ? 'pulled'
        : `made of ${await makeBaseImage(buildah, base)}, as no registry of images answered`;
    });
    if (!pulled) return false;
  }
  return await report.step('the steps of the Dockerfile', async () => {
    const { stdout: revision } = await execa('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: workspace,
      reject: false,
    });
    const file = ['--file', dockerfile, '--tag', IMAGE, '--build-arg', `REVISION=${revision || 'unknown'}`];
    const how = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--pull-never'];
    // Of itself it allows 1,024, and npm opens more.
    const open = ['--ulimit', 'nofile=16384:16384'];
    await buildah('bud', ...how, ...open, ...file, workspace);
  });
}

async function lookAtImage(buildah) {
  await report.step('what the image says of itself', async () => {
    const { stdout } = await buildah('inspect', '--type', 'image', IMAGE);
    const { config } = JSON.parse(stdout).Docker;
    check(config.User === `${USER}:${USER}`, `its user is ${config.User}`);
    check(config.Healthcheck?.Test?.[0] === 'CMD', 'it has no health check');
    check(config.StopSignal === 'SIGTERM', `its signal is ${config.StopSignal}`);
    check('/data' in config.Volumes && '/backups' in config.Volumes, 'it has no volumes');
    return `user ${config.User}, ${config.Cmd.join(' ')}`;
  });
}

async function measureSizes(mount) {
  const sizes = {};
  for (const folder of ['', 'usr', 'app', 'app/node_modules', 'app/apps/web', 'app/apps/api']) {
    const { stdout } = await execa('du', [
      '--summarize',
      '--block-size=1M',
      '--one-file-system',
      path.join(mount, folder),
    ]);
    sizes[`/${folder}`] = `${stdout.split('\t')[0]} MB`;
  }
  return sizes;
}

/** Folders of this machine take the place of its volumes. */
async function makeContainer(buildah, folder) {
  const { stdout: container } = await buildah('from', '--pull-never', IMAGE);
  const { stdout: mount } = await buildah('mount', container);
  await buildah('config', '--volume', '/data-', '--volume', '/backups-', container);
  const folders = { '/data': path.join(folder, 'data'), '/backups': path.join(folder, 'backups') };
  for (const outside of Object.values(folders)) {
    mkdirSync(outside, { recursive: true, mode: 0o700 });
    chownSync(outside, USER, USER);
  }
  const ports = { API_PORT: String(await getPort()), WEB_PORT: String(await getPort()) };
  const env = { ...ports, SITE_URL: `http://localhost:${ports.WEB_PORT}`, NEWS_FEEDS: 'none' };
  const place = { buildah, container, folders, env };
  const inside = (...command) => runInContainer(place, ...command);
  return {
    container,
    mount,
    folders,
    start: () => startContainer(place, 'node', ...apiOptions, 'apps/api/dist/main.js'),
    inside,
    messages: async () => (await inside('aranya', 'contact-messages')).all,
  };
}

async function tryVolumes({ mount, folders }) {
  await report.step('its volumes belong to its user alone', () => {
    for (const volume of Object.keys(folders)) {
      const { uid, mode } = statSync(path.join(mount, volume));
      check(
        uid === USER && (mode & 0o777) === 0o700,
        `${volume} has ${uid} and ${(mode & 0o777).toString(8)}`,
      );
    }
  });
}

async function tryRunning(site, { folders, inside }) {
  await report.step('it runs as the user of the image', () => {
    check(site.main()?.user === USER, `it runs as ${site.main()?.user}`);
    check(statSync(path.join(folders['/data'], 'postgres')).uid === USER, 'its data belong to somebody else');
    const [, memory] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${site.main().pid}/status`, 'utf8'));
    return `${Math.round(Number(memory) / 1024)} MB of memory`;
  });
  for (const address of [
    '/',
    '/animals',
    '/api/health/ready',
    '/api/openapi.json',
    '/sw.js',
    '/identity/.well-known/openid-configuration',
  ])
    await report.step(`GET ${address}`, async () => {
      const { status, headers } = await getOnceFree(`${site.url}${address}`);
      check(status === 200, `it answers ${status}`);
      return headers.get('content-type') ?? '';
    });
  await report.step('the health check is well', async () => {
    const { exitCode, all } = await inside('node', '/app/healthcheck.mjs');
    check(exitCode === 0, `it ended with ${exitCode}: ${all}`);
  });
}

async function tryCommands(site, { folders, inside, messages }) {
  await report.step('aranya NAME while the site runs', async () => {
    check(/No messages/.test(await messages()), await messages());
    const message = { name: 'Asha', email: 'asha@example.org', message: 'Which park is nearest?' };
    const { status } = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    check(status === 200 && /nearest/.test(await messages()), `${status}: ${await messages()}`);
  });
  const { all: names } = await inside('aranya');
  if (/\bbackup\b/.test(names))
    await report.step('a backup while the site runs, and its check', async () => {
      const made = await inside('aranya', 'backup', '--to=/backups');
      check(made.exitCode === 0, made.all);
      const [file] = readdirSync(folders['/backups']);
      const verified = await inside('aranya', 'backup', `--verify=/backups/${file}`);
      check(verified.exitCode === 0, verified.all);
    });
  else report.skip('a backup', 'the image has no such command');
  await report.step('the user cannot write to the program', async () => {
    const { all } = await inside('sh', '-c', 'touch /app/x /usr/local/bin/x; id -u');
    check(all.includes(String(USER)) && all.match(/Permission denied/g)?.length === 2, all);
  });
}

async function tryEnd(site, { start, inside, messages }) {
  await report.step('SIGTERM ends it with code 0', async () => {
    const { exitCode, output } = await site.stop();
    check(exitCode === 0, `it ended with ${exitCode}: ${output}`);
  });
  await report.step('the health check is ill once it has stopped', async () => {
    const { exitCode } = await inside('node', '/app/healthcheck.mjs');
    check(exitCode === 1, `it ended with ${exitCode}`);
  });
  await report.step('a second start finds its data', async () => {
    const second = await start();
    check(/nearest/.test(await messages()), 'what was written is gone');
    await second.stop();
  });
}

async function tryWrites(mount, since) {
  await report.step(
    'it writes nowhere but in its volumes and /tmp, so the rest can be read-only',
    async () => {
      const { stdout } = await execa('find', [
        mount,
        '-xdev',
        '-newermt',
        new Date(since).toISOString(),
        '-type',
        'f',
        ...['data', 'backups', 'tmp', 'proc', 'sys', 'dev', 'etc', 'run'].flatMap((name) => [
          '-not',
          '-path',
          `${mount}/${name}/*`,
        ]),
      ]);
      check(stdout === '', stdout);
    },
  );
}

async function run(buildah, folder) {
  const container = await makeContainer(buildah, folder);
  const { mount, start } = container;
  const before = Date.now();
  try {
    await report.step('sizes', async () =>
      Object.entries(await measureSizes(mount))
        .map(([name, size]) => `${name} ${size}`)
        .join(', '),
    );
    await tryVolumes(container);
    let site;
    const started = await report.step('the first start, with an empty volume', async () => {
      site = await start();
    });
    if (!started) return;
    await tryRunning(site, container);
    await tryCommands(site, container);
    await tryEnd(site, container);
    await tryWrites(mount, before);
  } finally {
    await buildah('rm', container.container);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'aranya-try-image-'));
try {
  await tryCompose(folder);
  if (!(await has('buildah')))
    report.skip('the image', 'buildah is missing (Debian: apt-get install buildah debootstrap)');
  else if (process.getuid() !== 0) report.skip('the image', 'it needs root');
  else {
    const store = process.env.TRY_IMAGE_STORE ?? path.join(folder, 'store');
    mkdirSync(store, { recursive: true });
    const buildah = buildahIn(store);
    if (await build(buildah)) {
      await lookAtImage(buildah);
      await run(buildah, folder);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report.skip(
  'networks, volumes and rights as compose.yaml sets them',
  'that takes an engine (docker compose up)',
);
process.exit(report.end());
