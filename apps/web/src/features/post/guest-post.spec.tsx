import type { GuestThread } from '@aranya/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionContext } from '../../lib/session';
import { fakeApi, type FakeAnswer, refusal } from '../../testing/fake-api';
import { renderCommunity } from '../../testing/render-community';
import { sampleGuestAuthor, sampleGuestPost, sampleId, sampleSession } from '../../testing/samples';
import GuestPost from './guest-post';

const post = sampleGuestPost('A heron at dawn');
const { createdAt } = post;
const thread: GuestThread = {
  user: sampleGuestAuthor(3),
  content: 'A grey one',
  createdAt,
  answers: [{ user: post.user, content: 'Yes, grey', createdAt }],
};

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(answer: FakeAnswer) {
  api = fakeApi({ [`GET /api/guests/posts/${sampleId(1)}`]: () => answer });
  const signIn = jest.fn().mockResolvedValue(undefined);
  renderCommunity(
    `/community/post/${sampleId(1)}`,
    <SessionContext value={sampleSession({ status: 'signed-out', signIn })}>
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
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    `Post by ${post.user.full_name}`,
  );
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
