import { apiContract, type ErrorBody, type SiteSettings, type SiteVersion } from '@aranya/contracts';
import { siteTexts } from '@aranya/wildlife-data';
import { siteVersions } from '../../platform/db/schema';
import { countedClaim } from '../../platform/site/site-versions';
import { type AdminApi, eventually, startAdminApi } from './admin.testing';

const NAME = 'वन मित्र मंडळ';

let api: AdminApi;
beforeAll(async () => {
  api = await startAdminApi();
});
afterAll(() => api.close());
beforeEach(() => api.db.write.delete(siteVersions));

async function read() {
  const answer = await api.call('asha', 'GET', '/api/admin/site');
  return apiContract.admin.site.responses[200].parse(answer.json());
}
const installed = async () => (await read()).versions.at(-1) as SiteVersion;
const save = async (revision: number, changed: object, who: 'asha' | 'bikram' = 'asha') => {
  const { settings } = await installed();
  const body = { revision, settings: { ...settings, ...changed } };
  return api.call(who, 'POST', '/api/admin/site/save', body);
};
const publicSite = async () => (await api.call(null, 'GET', '/api/site')).json<{ site: object }>().site;

test('a site that nobody has changed has the words that come with it', async () => {
  expect(await read()).toEqual({
    success: true,
    versions: [
      {
        revision: 0,
        settings: { ...siteTexts, contact_email: '', claim: { kind: 'text', text: siteTexts.claim.text } },
        savedAt: null,
        saved_by: null,
      },
    ],
    asks: false,
  });
});

test('a change is a version that names who made it, and an earlier one can be saved again', async () => {
  const words: Partial<SiteSettings> = { name: `  ${NAME} `, sponsor: null, claim: { kind: 'off' } };
  expect((await save(0, words)).json()).toMatchObject({
    message: 'The site is changed',
    version: { revision: 1, saved_by: 'Asha Rao', settings: { name: NAME, sponsor: null } },
  });
  const { settings } = await installed();
  expect((await save(1, settings)).statusCode).toBe(200);
  const { versions } = await read();
  expect(versions.map(({ revision, settings: { name } }) => [revision, name])).toEqual([
    [2, 'Aranya'],
    [1, NAME],
    [0, 'Aranya'],
  ]);
  const log = (await api.call('asha', 'GET', '/api/admin/log?action=change_site')).json<{
    entries: object[];
  }>();
  expect(log.entries.at(-1)).toMatchObject({
    operator: 'Asha Rao',
    subject: 'site',
    after: { revision: 1, changed: ['name', 'sponsor', 'claim'] },
  });
});

test('visitors, apps and the sign-in read a change soon, and caches ask again', async () => {
  await save(0, { name: NAME, contact_email: 'club@example.org', claim: { kind: 'counted' } });
  await eventually(async () => expect(await publicSite()).toMatchObject({ name: NAME }));
  expect(await publicSite()).toMatchObject({
    contact_email: 'club@example.org',
    claim: { text: expect.stringMatching(/^Used by \d+ members$/) as string, stars: false },
  });
  const settings = (await api.call(null, 'GET', '/api/settings')).json<object>();
  expect(settings).toMatchObject({ site: { name: NAME, contact_email: 'club@example.org' } });
  expect((await api.call(null, 'GET', '/api/docs')).body).toContain(`<title>API of ${NAME}</title>`);
  const { headers } = await api.call(null, 'GET', '/api/site');
  expect(headers['cache-control']).toBe('public, max-age=30');
  const again = await api.app.inject({
    url: '/api/site',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('of two changes to one version the second is refused, and told what the first was', async () => {
  const answers = await Promise.all([save(0, { name: 'One' }), save(0, { name: 'Two' })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refusal = answers
    .find(({ statusCode }) => statusCode === 409)
    ?.json<ErrorBody & { current: SiteVersion }>();
  expect(refusal).toMatchObject({
    code: 'conflict',
    message: 'Somebody else has changed the site meanwhile.',
    current: { revision: 1, saved_by: 'Asha Rao' },
  });
  expect((await save(7, {})).statusCode).toBe(409);
});

test.each([
  ['settings.name', { name: ' \u200b ' }, 'The name of the site cannot be empty.'],
  ['settings.name', { name: 'ग'.repeat(41) }, 'The name of the site can have at most 40 characters.'],
  ['settings.contact_email', { contact_email: 'nobody' }, 'This email address is not valid.'],
  [
    'settings.sponsor.link',
    { sponsor: { title: 'A', text: 'B', link: 'javascript:alert(1)' } },
    'A link begins with https://.',
  ],
  ['settings.claim.text', { claim: { kind: 'text', text: '' } }, 'The claim cannot be empty.'],
  [
    'settings.testimonials.0.quote',
    { testimonials: [{ name: 'A', role: '', quote: '' }] },
    'The quote cannot be empty.',
  ],
])('%s is refused in %j', async (field, changed, sentence) => {
  const answer = await save(0, changed);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ErrorBody>().fields).toEqual({ [field]: sentence });
});

test('a moderator cannot speak for the site', async () => {
  const answer = await save(0, { name: NAME }, 'bikram');
  expect([answer.statusCode, answer.json<ErrorBody>().message]).toEqual([403, 'Only admins can do this.']);
});

test('a site in production asks once for what is invented', async () => {
  const club = await startAdminApi({
    env: { NODE_ENV: 'production', SITE_URL: 'https://club.example' },
  });
  const asks = async () => (await club.call('asha', 'GET', '/api/admin/site')).json<{ asks: boolean }>().asks;
  expect(await asks()).toBe(true);
  const { settings } = await installed();
  await club.call('asha', 'POST', '/api/admin/site/save', { revision: 0, settings });
  expect(await asks()).toBe(false);
  await club.close();
});

test.each([
  [0, 'Used by 0 members'],
  [1, 'Used by 1 member'],
  [99, 'Used by 99 members'],
  [219, 'Used by 210+ members'],
])('%i members are told as %j', (members, claim) => {
  expect(countedClaim(members)).toBe(claim);
});
