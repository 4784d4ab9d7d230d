import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FakeS3, runCommand, startFakeS3 } from '../../support/api-sources';
import { install, type Installation } from '../../support/installation';
import { connectMembers, signUp } from '../../support/members';
import { PictureClients } from '../../support/picture-clients';
import { waitUntil } from '../../support/wait-until';

/** New ones in each phase. */
const PICTURES = 5;
const LIMIT_MS = 120_000;

// Only a very busy machine needs so long.
jest.setTimeout(600_000);

let installation: Installation;
let s3: FakeS3;
let clients: PictureClients;
beforeAll(async () => {
  [installation, s3] = await Promise.all([install(), startFakeS3()]);
});
afterAll(async () => {
  await clients.stop().catch(() => undefined);
  await installation.remove();
  await s3.stop();
});

it('moves pictures from files to S3 under load: nothing is missing, and hashes are equal', async () => {
  const { api, issuer, database } = installation;
  const [asha, bikram] = [await signUp(api, issuer, 'Asha'), await signUp(api, issuer, 'Bikram')];
  await connectMembers(api, asha, bikram);
  clients = new PictureClients(api, [asha, bikram]);
  const more = async () => {
    const { count, readCount } = clients;
    const isDone = () => clients.count >= count + PICTURES && clients.readCount > readCount;
    await waitUntil(isDone, LIMIT_MS);
  };
  const restart = async (settings: Record<string, string>) => {
    expect(await api.stop()).toEqual({ code: 0, signal: null });
    await api.start(settings);
  };
  const folder = join(api.dataDir, 'media');
  const both = { ...s3.settings, MEDIA_FALLBACK_URL: pathToFileURL(folder).href };
  const move = () =>
    runCommand(
      { ...both, DATA_DIR: api.dataDir, ...(database && { DATABASE_URL: database.url }) },
      'move-media',
      '--verify',
    );

  clients.start();
  await more();
  const before = clients.count;
  await restart(both);
  await more();
  const first = await move();
  await more();
  const again = await move();
  await restart(s3.settings);
  await rm(folder, { recursive: true });
  await more();
  await clients.stop();

  const checked = await clients.check();
  process.stdout.write(
    `${checked} pictures, ${clients.readCount} read meanwhile; ${first.split('\n')[0]} Then: ${again.split('\n')[0]}\n`,
  );
  expect(clients.faults).toEqual([]);
  expect(Number(/^\d+/.exec(first)?.[0])).toBeGreaterThanOrEqual(before);
  expect(again).toMatch(/^0 pictures copied/);
  expect(checked).toBeGreaterThanOrEqual(4 * PICTURES);
});
