import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ApiProcess } from '../../support/api-process';
import { readBackupContent, countSteps, killPoints, runBuilt, type Steps } from '../../support/backups';
import { createServerDatabase } from '../../support/database';
import { install, type Installation, onServer } from '../../support/installation';
import { call, toForm, type Member, signUp } from '../../support/members';
import { rounds } from '../../support/rounds';

const BACKUPS = rounds(10, 40);
const RESTORES = rounds(10, 20);
/** The embedded engine takes seconds for a new database: usually two are restored again. */
const REPEATS_ALL = onServer || RESTORES > 10;
/** Side by side. */
const LANES = 2;
const POSTS = 20;

/** For each test. Two busy processors need some of them. */
const MINUTES = rounds(20, 90);

jest.setTimeout(MINUTES * 60_000);

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
  for (let n = 0; n < POSTS; n += 1) await post(n);
});
afterAll(async () => {
  await installation.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Each fifth has a picture of its own. */
async function post(n: number): Promise<void> {
  const form = toForm({ content: `Post ${n}` });
  if (n % 5 === 0) {
    const create = { width: 40, height: 30, channels: 3 as const, background: { r: n * 10, g: 90, b: 60 } };
    const picture = await sharp({ create }).png().toBuffer();
    form.set('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  }
  const { status, body } = await call(installation.api.url, '/api/post/add', asha, form);
  if (status !== 200) throw new Error(JSON.stringify(body));
}

const postsOf = async ({ url }: ApiProcess) =>
  ((await call(url, '/api/post/feed?limit=50', asha)).body['posts'] as unknown[]).length;

it('lets the site run on when the command that asked it for a backup is killed', async () => {
  const to = join(folder, 'asked');
  const { signal } = await runBuilt({ ...settings, KILL_AT: '1' }, 'backup', `--to=${to}`);
  expect(signal).toBe('SIGKILL');
  expect(await postsOf(installation.api)).toBe(POSTS);
});

describe('while the site is stopped', () => {
  let file: string;
  let steps: Steps;
  let content: Awaited<ReturnType<typeof readBackupContent>>;
  beforeAll(async () => {
    await installation.api.stop();
    file = join(folder, 'whole.tar');
    const { code, output } = await runBuilt(settings, 'backup', `--to=${file}`);
    if (code !== 0) throw new Error(output);
    // The first one after the site has more to write; a killed one leaves no fewer steps to the next.
    steps = await countSteps(folder, settings, 'backup', `--to=${join(folder, 'counted.tar')}`);
    content = await readBackupContent(file);
    expect(content.hashes).toHaveLength(POSTS / 5);
  });

  it(`has a backup only when it is whole, over ${BACKUPS} kills, and changes nothing`, async () => {
    const points = killPoints(steps, BACKUPS);
    let whole = 0;
    for (const at of points) {
      const to = join(folder, `killed ${at}.tar`);
      const { signal } = await runBuilt({ ...settings, KILL_AT: at }, 'backup', `--to=${to}`);
      expect([at, signal]).toEqual([at, 'SIGKILL']);
      const left = [to, `${to}.partial`].find((path) => existsSync(path));
      if (left === undefined) continue;
      const { code } = await runBuilt(settings, 'backup', `--verify=${left}`);
      if (left === to) expect([at, code]).toEqual([at, 0]);
      if (code !== 0) continue;
      whole += 1;
      expect(await readBackupContent(left)).toEqual(content);
    }
    process.stdout.write(`Backups killed at ${points.join(', ')} of ${steps.count} steps, ${whole} whole\n`);
    const again = join(folder, 'again.tar');
    expect((await runBuilt(settings, 'backup', `--to=${again}`)).code).toBe(0);
    expect(await readBackupContent(again)).toEqual(content);
  });

  async function makeTarget() {
    const dataDir = await mkdtemp(join(folder, 'target-'));
    const database = onServer ? await createServerDatabase() : null;
    return {
      dataDir,
      database,
      own: { ...settings, DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) },
      isHalf: async () =>
        database === null
          ? existsSync(join(dataDir, 'restoring.json'))
          : (await database.query(`select from pg_namespace where nspname = 'aranya_restore'`)).length > 0,
      remove: async () => {
        await database?.remove();
        await rm(dataDir, { recursive: true });
      },
    };
  }
  type Target = Awaited<ReturnType<typeof makeTarget>>;

  async function expectWhole({ dataDir, own, isHalf }: Target): Promise<void> {
    expect(await isHalf()).toBe(false);
    const copy = join(dataDir, 'copy.tar');
    expect((await runBuilt(own, 'backup', `--to=${copy}`)).code).toBe(0);
    expect(await readBackupContent(copy)).toEqual(content);
  }

  /** @returns whether it was killed between the first change and the last */
  async function killRestore(target: Target, at: string): Promise<boolean> {
    const { own, isHalf } = target;
    const { signal } = await runBuilt({ ...own, KILL_AT: at }, 'restore', file);
    expect([at, signal]).toEqual([at, 'SIGKILL']);
    // It opens the database as the site does.
    const { code, output } = await runBuilt(own, 'roles', 'list');
    const refused = [code, /is not whole/.test(output)];
    if (await isHalf()) expect([at, ...refused]).toEqual([at, 1, true]);
    else expect([at, refused[1]]).toEqual([at, false]);
    return await isHalf();
  }

  it(`takes no half restore for a whole one, over ${RESTORES} kills, and restores again`, async () => {
    const first = await makeTarget();
    const restoring = await countSteps(folder, first.own, 'restore', file);
    const points = killPoints(restoring, RESTORES);
    let refused = 0;
    let again = 0;
    const killSome = async (some: readonly string[]) => {
      for (const [index, at] of some.entries()) {
        const target = await makeTarget();
        const isHalf = await killRestore(target, at);
        refused += Number(isHalf);
        // A place that is not half done is whole or untouched.
        if (!isHalf || REPEATS_ALL || index === 2) {
          again += 1;
          const { output } = await runBuilt(target.own, 'restore', file);
          expect([at, output]).toEqual([at, expect.stringMatching(/^Restored, |is not empty/)]);
          await expectWhole(target);
        }
        await target.remove();
      }
    };
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      points.filter((_at, place) => place % LANES === lane),
    );
    await Promise.all(lanes.map(killSome));
    process.stdout.write(
      `Restores killed at ${points.join(', ')} of ${restoring.count} steps: ` +
        `${refused} half ones refused, ${again} restored again\n`,
    );
    expect(refused).toBeGreaterThan(RESTORES / 2);

    await expectWhole(first);
    const api = await ApiProcess.start({
      issuer: installation.issuer.url,
      dataDir: first.dataDir,
      ...(first.database && { databaseUrl: first.database.url }),
    });
    expect(await postsOf(api)).toBe(POSTS);
    await api.stop();
    await first.remove();
  });
});
