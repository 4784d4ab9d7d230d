import { type BuiltInstallation, copyBuiltApi } from '../../support/built-installation';
import { install, type Installation } from '../../support/installation';

let installation: Installation;
let built: BuiltInstallation;
let settings: Record<string, string>;
beforeAll(async () => {
  [installation, built] = await Promise.all([install(), copyBuiltApi()]);
  const { api, database } = installation;
  settings = { DATA_DIR: api.dataDir, DATABASE_URL: database?.url ?? '' };
});
afterAll(() => Promise.all([installation.remove(), built.remove()]));

const NO_MESSAGES = /no messages/i;

it('runs commands from the built files alone, while the site runs and while it is stopped', async () => {
  expect(await built.run(settings, 'contact-messages')).toMatch(NO_MESSAGES);
  await installation.api.stop();
  expect(await built.run(settings, 'contact-messages')).toMatch(NO_MESSAGES);
});

it('says that the site comes first where there is no database yet', async () => {
  await expect(built.run({ DATA_DIR: '/nowhere' }, 'reports')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no database in /nowhere yet') as string,
  });
});

it('makes keys for push notifications without a database', async () => {
  expect(await built.run({}, 'vapid-keys')).toMatch(/^VAPID_PUBLIC_KEY=.{87}\nVAPID_PRIVATE_KEY=.{43}\n/);
});

it('tells how a command is used, and does not run it', async () => {
  expect(await built.run({}, 'vapid-keys', 'help')).toMatch(/^(npm run aranya --|node .+) vapid-keys\n/);
});

it('names its commands if asked for another', async () => {
  await expect(built.run({}, 'constructor')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^There is no command "constructor"\. .*backup, .*reports, .*roles/,
    ) as string,
  });
});
