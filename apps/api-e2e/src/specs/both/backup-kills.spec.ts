import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../../support/api-process';
import { countSteps, killPoints, runBuilt } from '../../support/backups';
import { createServerDatabase } from '../../support/database';
import { install, type Installation, onServer } from '../../support/installation';
import { call, formOf, type Member, signUp } from '../../support/members';
import { rounds } from '../../support/rounds';

const BACKUPS = rounds(10, 40);
/** A new embedded database takes some seconds. */
const RESTORES = rounds(onServer ? 10 : 3, 10);

jest.setTimeout(600_000);

let installation: Installation;
let folder: string;
let settings: Record<string, string>;
let asha: Member;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-backup-kills-'));
  installation = await install();
  const { api, issuer, database } = installation;
  settings = {
    DATA_DIR: api.dataDir,
    NODE_ENV: 'production',
    AUTH_ISSUER: issuer.url,
    ...(database && { DATABASE_URL: database.url }),
  };
  asha = await signUp(api, issuer, 'Asha');
  for (let n = 0; n < 20; n += 1)
    await call(api.url, '/api/post/add', asha, formOf({ content: `Post ${n}` }));
  const { code, output } = await runBuilt(settings, 'backup', `--to=${join(folder, 'whole.tar')}`);
  if (code !== 0) throw new Error(output);
});
afterAll(async () => {
  await installation.remove();
  await rm(folder, { recursive: true, force: true });
});

const postsOf = async ({ url }: ApiProcess) =>
  ((await call(url, '/api/post/feed?limit=50', asha)).body['posts'] as unknown[]).length;

it('lets the site run on when the command that asked it for a backup is killed', async () => {
  const to = join(folder, 'asked');
  const { signal } = await runBuilt({ ...settings, KILL_AT: '1' }, 'backup', `--to=${to}`);
  expect(signal).toBe('SIGKILL');
  expect(await postsOf(installation.api)).toBe(20);
});

it(`has a backup only when it is whole, over ${BACKUPS} kills`, async () => {
  const { api } = installation;
  await api.stop();
  const to = (name: number | string) => `--to=${join(folder, `kills-${name}`)}`;
  const steps = await countSteps(folder, settings, 'backup', to('none'));
  let killed = 0;
  for (const at of killPoints(steps, BACKUPS)) {
    const { signal } = await runBuilt({ ...settings, KILL_AT: String(at) }, 'backup', to(at));
    if (signal === 'SIGKILL') killed += 1;
    const names = await readdir(join(folder, `kills-${at}`)).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.tar'))) {
      const { code } = await runBuilt(settings, 'backup', `--verify=${join(folder, `kills-${at}`, name)}`);
      expect(code).toBe(0);
    }
  }
  await api.start();
  process.stdout.write(`${killed} of ${BACKUPS} backups killed, over ${steps} steps\n`);
  expect(killed).toBeGreaterThan(BACKUPS / 2);
  expect(await postsOf(api)).toBe(20);
});

it(`takes no half restore for a whole one, over ${RESTORES} kills, and restores again`, async () => {
  const file = join(folder, 'whole.tar');
  const { issuer } = installation;
  const makeTarget = async () => {
    const dataDir = await mkdtemp(join(folder, 'target-'));
    const database = onServer ? await createServerDatabase() : null;
    const own = { ...settings, DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) };
    return { dataDir, database, own };
  };
  const first = await makeTarget();
  const steps = await countSteps(folder, first.own, 'restore', file);
  await first.database?.remove();

  const { dataDir, database, own } = await makeTarget();
  const api = await ApiProcess.create({
    issuer: issuer.url,
    dataDir,
    ...(database && { databaseUrl: database.url }),
  });
  let refused = 0;
  for (const at of killPoints(steps, RESTORES)) {
    const { signal, code } = await runBuilt({ ...own, KILL_AT: String(at) }, 'restore', file);
    if (signal === null && code === 0) break;
    if (signal === null) continue;
    const copy = await mkdtemp(join(folder, 'copy-'));
    // A start before the first change of a restore fills an empty database.
    await cp(dataDir, copy, { recursive: true });
    const site = await ApiProcess.create({
      issuer: issuer.url,
      dataDir: copy,
      ...(database && { databaseUrl: database.url }),
    });
    const problem = await site.start().then(
      () => '',
      (error: Error) => error.message,
    );
    if (/is not whole/.test(problem)) refused += 1;
    else expect([problem, existsSync(join(copy, 'restoring.json'))]).toEqual(['', false]);
    await site.remove();
  }
  const again = await runBuilt(own, 'restore', file);
  expect(again.output).toMatch(/Restored, with the counts and hashes|is not empty/);
  await api.start();
  process.stdout.write(`${refused} of ${RESTORES} half restores refused, over ${steps} steps\n`);
  expect(refused).toBeGreaterThan(0);
  expect(await postsOf(api)).toBe(20);
  await api.remove();
  await database?.remove();
});
