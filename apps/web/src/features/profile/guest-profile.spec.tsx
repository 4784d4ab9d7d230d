import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionContext } from '../../lib/session';
import { type FakeAnswer, fakeApi, refusal } from '../../testing/fake-api';
import { renderCommunity } from '../../testing/render-community';
import { sampleGuestPost, sampleSession } from '../../testing/samples';
import { houseSparrow } from '../../testing/taxa';
import GuestProfile from './guest-profile';

const post = sampleGuestPost('A heron');
const { _id, full_name } = post.user;
const member = {
  ...post.user,
  bio: 'I look up.',
  location: 'Pune',
  createdAt: post.createdAt,
  cover_image: null,
  posts_count: 1,
  followers_count: 12,
  following_count: 3,
};

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(answer: FakeAnswer) {
  api = fakeApi({ [`GET /api/guests/members/${_id}`]: () => answer });
  const signIn = jest.fn().mockResolvedValue(undefined);
  renderCommunity(
    `/community/profile/${_id}`,
    <SessionContext value={sampleSession({ status: 'signed-out', signIn })}>
      <GuestProfile profileId={_id}>
        <p>The way in</p>
      </GuestProfile>
    </SessionContext>,
    '/community/profile/:profileId',
  );
  return signIn;
}

test('a guest reads who it is, the counts, the life list and the posts, and follows by signing up', async () => {
  const species = [{ species: 'bengal-tiger' }, { species: 'taxon-16001', taxon: houseSparrow }];
  const signIn = show({
    body: { success: true, member, life_list: { species, species_count: 2 }, posts: [post] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: full_name })).toBeVisible();
  expect(screen.getByText('I look up.')).toBeVisible();
  const counts = within(screen.getByRole('list', { name: 'Counts' })).getAllByRole('listitem');
  expect(counts.map(({ textContent }) => textContent)).toEqual(['1 Post', '12 Followers', '3 Following']);
  expect(within(screen.getByRole('list', { name: 'Life list' })).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Life list: 2 species' })).toBeVisible();
  expect(screen.getByRole('article', { name: `Post by ${full_name}` })).toHaveTextContent('A heron');
  expect(screen.getByRole('link', { name: new RegExp(`^Open the post by ${full_name}`) })).toHaveAttribute(
    'href',
    `/community/post/${post._id}`,
  );
  expect(screen.getByRole('link', { name: 'a feed' })).toHaveAttribute(
    'href',
    `/api/feeds/member/${_id}.atom`,
  );
  await userEvent.click(screen.getByRole('button', { name: `Follow ${full_name}` }));
  expect(signIn).toHaveBeenCalledWith('signup');
});

test('a list for members alone is not there, and no posts are said to be none', async () => {
  show({ body: { success: true, member, life_list: null, posts: [] } });
  expect(await screen.findByText(`${full_name} has not posted anything yet.`)).toBeVisible();
  expect(screen.queryByText(/Life list/)).not.toBeInTheDocument();
});

test('a profile that is not open leads to sign-in as before', async () => {
  show(refusal(404, 'not_found', 'This profile is not open to guests.'));
  expect(await screen.findByText('The way in')).toBeVisible();
});
