import { unknownSettings } from './unknown-settings';

test('a setting that nothing reads is named with its line, and with what was probably meant', () => {
  const text =
    '# ours\nSITE_URL=https://birds.example\nSITE_NAME="Pune Birds"\n\nexport NEWS_FEED=\nTZ=UTC\nOTEL_X=1\n';
  expect(unknownSettings('.env', text)).toEqual([
    'SITE_NAME in line 3 of .env is not a setting, so nothing changes by it. An admin decides it at /community/admin/site.',
    'NEWS_FEED in line 5 of .env is not a setting, so nothing changes by it. Did you mean NEWS_FEEDS?',
  ]);
});
