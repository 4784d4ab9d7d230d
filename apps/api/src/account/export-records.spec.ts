import { readArchive } from '../posts/darwin-core/darwin-core.testing';
import { publishSighting } from '../posts/sightings/sightings.testing';
import { posts } from '../platform/db/schema';
import { emptyBeforeEach, type Member, useTestApp } from '../testing';

const api = useTestApp({ env: { SITE_URL: 'https://wild.example.org' } });
emptyBeforeEach(api, posts);

const choose = (who: Member, body: object) => api.call(who, 'POST', '/api/user/record-licence', body);
const download = (who: Member) => api.call(who, 'GET', '/api/user/darwin-core');
const chosen = async (who: Member) =>
  (await api.call(who, 'GET', '/api/user/data')).json<{ record_licence?: string }>().record_licence;

test('a member chooses a licence, takes it back, and reads which it is', async () => {
  const me = await api.member('asha');
  expect(await chosen(me)).toBeUndefined();
  for (const licence of ['cc0', 'cc_by', 'cc_by_nc']) {
    expect((await choose(me, { licence })).json()).toEqual({
      success: true,
      message: 'Your records are now shared',
    });
    expect(await chosen(me)).toBe(licence);
  }
  expect((await choose(me, { licence: null })).json()).toMatchObject({
    message: 'Your records are no longer shared',
  });
  expect(await chosen(me)).toBeUndefined();
});

test.each([[{}], [{ licence: 'all_rights_reserved' }], [{ licence: 'cc_by_sa' }], [{ licence: '' }]])(
  '%j is refused, and nothing changes',
  async (body) => {
    const me = await api.member('asha');
    const answer = await choose(me, body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(await chosen(me)).toBeUndefined();
  },
);

test('the own archive has the own records as others see them, and needs a licence', async () => {
  const [me, other] = [await api.member('asha'), await api.member('bikram')];
  const refused = await download(me);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Choose a licence for your records first.',
  ]);
  for (const who of [me, other]) await choose(who, { licence: 'cc_by' });
  const place = { kind: 'point' as const, lat: 21.24171, lng: 79.33662 };
  const mine = await publishSighting(api.app, me, { species: ['bengal-tiger'], place });
  await publishSighting(api.app, other);

  const answer = await download(me);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="aranya-darwin-core.zip"',
    'cache-control': 'private, no-store',
  });
  const { occurrences, faults } = await readArchive(answer.rawPayload, api.env.siteUrl);
  expect(faults).toEqual([]);
  expect(occurrences).toMatchObject([
    {
      occurrenceID: `https://wild.example.org/community/post/${mine._id}`,
      decimalLatitude: '21.3',
      decimalLongitude: '79.3',
      eventDate: '2026-05',
    },
  ]);
});
