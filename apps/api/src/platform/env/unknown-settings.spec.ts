import { unknownInEnvironment, unknownSettings } from './unknown-settings';

test('a setting that nothing reads is named with its line, and with what was probably meant', () => {
  const text =
    '# ours\nSITE_URL=https://birds.example\nSITE_NAME="Pune Birds"\n\nexport NEWS_FEED=\nTZ=UTC\nOTEL_X=1\n';
  expect(unknownSettings('.env', text)).toEqual([
    'SITE_NAME in line 3 of .env is not a setting, so nothing changes by it. An admin decides it at /community/admin/site.',
    'NEWS_FEED in line 5 of .env is not a setting, so nothing changes by it. Did you mean NEWS_FEEDS?',
  ]);
});

test('so is one in the environment, where it begins as settings do', () => {
  const foreign = {
    HOME: '/',
    MAIL: '/var/mail',
    HOSTNAME: 'a',
    POSTGRES_PASSWORD: 'x',
    NODE_ENV: 'production',
  };
  expect(
    unknownInEnvironment({ ...foreign, SITE_PORT: '80', SITE_NAME: 'Pune Birds', MAIL_FORM: 'a@b.example' }),
  ).toEqual([
    'MAIL_FORM in the environment is not a setting, so nothing changes by it. Did you mean MAIL_FROM?',
    'SITE_NAME in the environment is not a setting, so nothing changes by it. An admin decides it at /community/admin/site.',
  ]);
});
