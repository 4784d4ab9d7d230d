import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { errorBodySchema, healthSchema } from '@aranya/contracts';
import sharp from 'sharp';
import { ApiProcess } from '../../support/api-process';
import { runBuilt } from '../../support/backups';
import { install, type Installation, onServer } from '../../support/installation';
import { type ApiAnswer, call, connectMembers, toForm, type Member, signUp } from '../../support/members';
import { waitUntil } from '../../support/wait-until';
import { Writers } from '../../support/writers';

const preload = resolve(__dirname, '../../support/disk-full.cjs');

let folder: string;
let flag: string;
let installation: Installation;
let asha: Member;
let bikram: Member;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-full-'));
  flag = join(folder, 'disk-is-full');
  installation = await install({ preload, env: { DISK_FULL_FLAG: flag } });
  const { api, issuer } = installation;
  [asha, bikram] = [await signUp(api, issuer, 'Asha'), await signUp(api, issuer, 'Bikram')];
  await connectMembers(api, asha, bikram);
});
afterEach(() => rm(flag, { force: true }));
afterAll(async () => {
  await installation.remove();
  await rm(folder, { recursive: true });
});

async function postPicture(): Promise<ApiAnswer> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#285' } })
    .png()
    .toBuffer();
  const form = toForm({ content: 'A tiger' });
  form.set('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'tiger.png');
  return call(installation.api.url, '/api/post/add', asha, form);
}

it('refuses pictures and says so in the health while the disk is full, and takes them afterwards', async () => {
  const { api } = installation;
  await writeFile(flag, '');
  const refused = await postPicture();
  expect([503, 507]).toContain(refused.status);
  expect(['storage_full', 'unavailable']).toContain(errorBodySchema.strict().parse(refused.body).code);
  const readHealth = async () => healthSchema.parse((await call(api.url, '/api/health')).body);
  await waitUntil(async () => (await readHealth()).media === 'down', 10_000);
  expect(await readHealth()).toMatchObject({ success: false, status: 'degraded', media: 'down' });

  await rm(flag);
  // The embedded engine cannot go on where it could not write.
  if (!onServer && api.isRunning && (await call(api.url, '/api/health')).status !== 200) await api.kill();
  if (!api.isRunning) await api.start();
  expect((await postPicture()).status).toBe(200);
  await waitUntil(async () => (await call(api.url, '/api/health')).status === 200, 10_000);
});

it('loses nothing acknowledged when the disk fills up under writers', async () => {
  const { api } = installation;
  const writers = new Writers(api, [asha, bikram]);
  writers.start();
  await new Promise((later) => setTimeout(later, 1_000));
  await writeFile(flag, '');
  await new Promise((later) => setTimeout(later, 1_000));
  await writers.stop();
  await rm(flag);
  expect(writers.failures[500] ?? 0).toBe(0);
  await api.kill();
  await api.start();
  const { acknowledged, lost, doubled } = await writers.check();
  expect(acknowledged).toBeGreaterThan(0);
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
});

it('leaves nothing of a backup for which there is no room, and makes the next one', async () => {
  const { api, issuer, database } = installation;
  const settings = {
    DATA_DIR: api.dataDir,
    NODE_ENV: 'production',
    AUTH_ISSUER: issuer.url,
    NODE_OPTIONS: `--require ${preload}`,
    DISK_FULL_FLAG: flag,
    ...(database && { DATABASE_URL: database.url }),
  };
  const to = await mkdtemp(join(folder, 'backups-'));
  await writeFile(flag, '');
  const refused = await runBuilt(settings, 'backup', `--to=${to}`);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('is nearly full: no backup was made');
  expect(await readdir(to)).toEqual([]);
  expect((await call(api.url, '/api/post/feed', asha)).status).toBe(200);
  await rm(flag);
  const made = await runBuilt(settings, 'backup', `--to=${to}`);
  expect(made.output).toContain('is written and read back');
  expect(await readdir(to)).toEqual([expect.stringMatching(/\.tar$/)]);
});

it('says in one line that it cannot start on a full disk', async () => {
  await writeFile(flag, '');
  const { issuer, database } = installation;
  const api = await ApiProcess.create({
    issuer: issuer.url,
    dataDir: join(folder, 'data'),
    preload,
    ...(database === null ? {} : { databaseUrl: database.url }),
    env: { DISK_FULL_FLAG: flag },
  });
  // On a server nothing is written before the first picture.
  const started = await api.start().then(
    () => true,
    () => false,
  );
  if (started) await api.kill();
  else expect(api.output.trim().split('\n')).toHaveLength(1);
  expect(started).toBe(onServer);
  if (!onServer) expect(api.output).toMatch(/full|space/);
});
