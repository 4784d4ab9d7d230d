import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appSettingsSchema } from '@aranya/contracts';
import { createTestApp, type TestApp, TEST_AUDIENCE } from '../../testing';

const apps: TestApp[] = [];
async function settingsWith(env: Record<string, string> = {}) {
  const test = await createTestApp({ env });
  apps.push(test);
  const answer = await test.call(null, 'GET', '/api/settings');
  expect(answer.statusCode).toBe(200);
  return { issuer: test.issuer.url, settings: appSettingsSchema.strict().parse(answer.json()) };
}
afterAll(() => Promise.all(apps.map((test) => test.close())));

test('tell an app where to sign in, the version of the contract and the limits of uploads', async () => {
  const { issuer, settings } = await settingsWith({ SITE_URL: 'https://aranya.example' });
  const file = join(__dirname, '../../../../../libs/contracts/package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(settings).toMatchObject({
    site: { name: 'Aranya', url: 'https://aranya.example', contact_email: 'hello@aranya.example' },
    contract_version: version,
    auth: { issuer, audience: TEST_AUDIENCE },
    uploads: { max_bytes: 16 * 1024 * 1024, pictures_per_post: 10 },
  });
});

test('tell the client id of apps without a browser only where the provider has one', async () => {
  const withoutOne = await settingsWith();
  expect(withoutOne.settings.auth.device_client_id).toBeNull();
  const withOne = await settingsWith({ AUTH_DEVICE_CLIENT_ID: 'club-cli' });
  expect(withOne.settings.auth.device_client_id).toBe('club-cli');
});
