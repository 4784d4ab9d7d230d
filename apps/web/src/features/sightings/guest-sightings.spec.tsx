import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { GuestViewProps } from '../../lib/session';
import { SessionContext } from '../../lib/session';
import { fakeApi } from '../../testing/fake-api';
import { renderCommunity } from '../../testing/render-community';
import { sampleGuestPost, sampleSession } from '../../testing/samples';
import GuestParkSightings from './guest-park-sightings';
import GuestSpeciesSightings from './guest-species-sightings';

const post = sampleGuestPost('A stag');
const { _id, full_name } = post.user;
const summary = {
  total: 7,
  members: 3,
  latest: '2026-11',
  latest_until: '2026-11',
  by_month: Array<number>(12).fill(0),
  parks: [],
  species: [],
  cells: [],
};
const session = sampleSession({ status: 'signed-out' });

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(kind: 'species' | 'park', key: string, posts: object[], View: ComponentType<GuestViewProps>) {
  api = fakeApi({
    'GET /api/guests/sightings': () => ({ body: { success: true, posts } }),
    'GET /api/sightings/summary': () => ({ body: { success: true, ...summary } }),
  });
  renderCommunity(
    `/community/sightings/${kind}/${key}`,
    <SessionContext value={session}>
      <View>
        <p>The way in</p>
      </View>
    </SessionContext>,
    `/community/sightings/${kind}/:${kind}`,
  );
}

test.each([
  ['species', 'chital', GuestSpeciesSightings, 'Species page', /^\/animal\/\d+$/],
  ['park', 'kanha-national-park', GuestParkSightings, 'Park page', /^\/parks&sancturies\/kanha/],
  ['park', 'area-chilika-lake', GuestParkSightings, 'About the area', /^\/areas\/chilika-lake$/],
] as const)('guests read the sightings of the %s %s', async (kind, key, View, page, path) => {
  show(kind, key, [post], View);
  expect(await screen.findByRole('article', { name: `Post by ${full_name}` })).toHaveTextContent('A stag');
  expect(await screen.findByText('7 sightings by 3 members, the latest in November 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: page })).toHaveAttribute('href', expect.stringMatching(path));
  expect(screen.getByRole('link', { name: /^Follow / })).toHaveAttribute(
    'href',
    `/community/following?back=${encodeURIComponent(`/community/sightings/${kind}/${key}`)}`,
  );
  expect(screen.getByRole('link', { name: full_name })).toHaveAttribute('href', `/community/profile/${_id}`);
  expect(screen.getByRole('link', { name: 'a feed' })).toHaveAttribute(
    'href',
    `/api/feeds/${kind}/${key}.atom`,
  );
});

test('where nobody opened any, the way in is as before', async () => {
  show('species', 'chital', [], GuestSpeciesSightings);
  expect(await screen.findByText('The way in')).toBeVisible();
});

test('sightings of nothing lead to sign-in', async () => {
  show('park', 'narnia', [post], GuestParkSightings);
  expect(await screen.findByText('The way in')).toBeVisible();
});
