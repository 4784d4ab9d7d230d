import type { Post } from '@aranya/contracts';
import { colourPng, publish } from '../posts/posts.testing';
import { posts } from '../platform/db/schema';
import { emptyBeforeEach, type Member, useTestApp } from '../testing';

const api = useTestApp();
emptyBeforeEach(api, posts);

const choose = (who: Member, body: object) => api.call(who, 'POST', '/api/user/picture-licence', body);
const chosen = async (who: Member) =>
  (await api.call(who, 'GET', '/api/user/data')).json<{ picture_licence?: string }>().picture_licence;
const licences = ({ images }: Post) => images.map(({ licence }) => licence);

test('new pictures get the chosen licence unless another is said, and earlier ones keep theirs', async () => {
  const me = await api.member('asha');
  const png = { bytes: await colourPng('teal') };
  const before = await publish(api.app, me, {}, [png]);
  expect(await chosen(me)).toBeUndefined();

  expect((await choose(me, { licence: 'cc_by_sa' })).json()).toEqual({
    success: true,
    message: 'New pictures get this licence',
  });
  expect(await chosen(me)).toBe('cc_by_sa');
  const after = await publish(api.app, me, { image_licences: '["cc0"]' }, [png, png]);
  expect([licences(before), licences(after)]).toEqual([['all_rights_reserved'], ['cc0', 'cc_by_sa']]);

  await choose(me, { licence: 'all_rights_reserved' });
  expect(await chosen(me)).toBeUndefined();
});

test.each([{}, { licence: null }, { licence: 'cc_by_nc' }])(
  '%j is refused, and nothing changes',
  async (body) => {
    const me = await api.member('asha');
    await choose(me, { licence: 'cc_by' });
    const answer = await choose(me, body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(await chosen(me)).toBe('cc_by');
  },
);
