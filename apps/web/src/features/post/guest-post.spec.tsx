import type { GuestThread } from '@aranya/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionContext, type Session } from '../../lib/session';
import { fakeApi, type FakeAnswer, refusal } from '../../testing/fake-api';
import { renderCommunity } from '../../testing/render-community';
import { sampleId, samplePerson } from '../../testing/samples';
import GuestPost from './guest-post';

const [asha, bikram] = [samplePerson(2), samplePerson(3)];
const author = ({ _id, full_name, username, profile_picture }: typeof asha) => ({
  _id,
  full_name,
  username,
  profile_picture,
});
const at = '2026-05-01T00:00:00.000Z';
const post = {
  _id: sampleId(1),
  user: author(asha),
  content: 'A heron at dawn',
  images: [],
  sighting: null,
  createdAt: at,
  edited_at: null,
};
const thread: GuestThread = {
  user: author(bikram),
  content: 'A grey one',
  createdAt: at,
  answers: [{ user: author(asha), content: 'Yes, grey', createdAt: at }],
};

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(answer: FakeAnswer) {
  api = fakeApi({ [`GET /api/guests/posts/${sampleId(1)}`]: () => answer });
  const signIn = jest.fn().mockResolvedValue(undefined);
  const session: Session = {
    status: 'signed-out',
    problem: undefined,
    leaving: undefined,
    signIn,
    signOut: jest.fn(),
  };
  renderCommunity(
    `/community/post/${sampleId(1)}`,
    <SessionContext value={session}>
      <GuestPost>
        <p>The way in</p>
      </GuestPost>
    </SessionContext>,
    '/community/post/:postId',
  );
  return signIn;
}

test('a guest reads the post and its comments, and is invited once', async () => {
  const signIn = show({ body: { success: true, post, comments: [thread] } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`Post by ${asha.full_name}`);
  expect(screen.getByText('A heron at dawn')).toBeVisible();
  const comments = within(screen.getByRole('region', { name: 'Comments' })).getAllByRole('article');
  expect(comments.map((one) => one.textContent)).toEqual([
    expect.stringContaining('A grey one'),
    expect.stringContaining('Yes, grey'),
  ]);
  const [invitation, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  await userEvent.click(invitation as HTMLElement);
  expect(signIn).toHaveBeenCalledWith('login');
});

test('a post that is not open leads to sign-in as before', async () => {
  show(refusal(404, 'not_found', 'This post is not open to guests.'));
  expect(await screen.findByText('The way in')).toBeVisible();
});
