import type { Post, Relationship, User } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, sampleMe, samplePerson, samplePicture, samplePost } from '../../testing/samples';
import { refusal, fakeApi, type FakeAnswer, type FakeCall } from '../../testing/fake-api';
import ProfilePage from './profile-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

type Asked = { profileId: string; only?: string; cursor?: string; limit?: number };
const askedBody = ({ body }: FakeCall) => body as Asked;
const done = (message: string) => ({ body: { success: true, message } });
const answer = (profile: User, posts: Post[] = [], next: string | null = null): FakeAnswer => ({
  body: { success: true, profile, life_list_shared: false, likes_shared: true, posts, next_cursor: next },
});
const someone = (relation: Partial<Relationship>, changes: Partial<User> = {}) =>
  samplePerson(1, { relation: { ...samplePerson(1).relation, ...relation }, ...changes });

function show(
  profiles: (asked: Asked) => FakeAnswer,
  {
    path = `/community/profile/${sampleId(1)}`,
    answers = {},
  }: { path?: string; answers?: Parameters<typeof fakeApi>[0] } = {},
) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/user/profiles': (call) => profiles(askedBody(call)),
    'POST /api/user/is-muted': () => ({ body: { success: true, muted: false } }),
    ...answers,
  });
  const pattern = path.startsWith('/community/profile/')
    ? '/community/profile/:profileId'
    : '/community/profile';
  return renderCommunity(path, <ProfilePage />, pattern);
}

describe('the own profile', () => {
  const own = (changes: Partial<User> = {}) => ({ ...sampleMe(), ...changes });
  const path = '/community/profile';

  test('offers to add what is missing, and can be edited', async () => {
    show(() => answer(own({ username: '' })), { path });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kabir Rathore' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/community/account');
    expect(screen.getByRole('button', { name: 'Add a username' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add Location' }));
    expect(await screen.findByRole('textbox', { name: 'Location' })).toHaveFocus();
  });

  test('the counts link to the lists', async () => {
    show(() => answer(own({ posts_count: 48, followers_count: 1204, following_count: 312 })), { path });
    const counts = await screen.findByRole('list', { name: 'Counts' });
    expect(counts).toHaveTextContent('48 Posts1,204 Followers312 Following');
    expect(within(counts).getByRole('link', { name: /Followers/ })).toHaveAttribute(
      'href',
      '/community/connections?tab=followers',
    );
    expect(screen.getByText(/^Joined/)).toBeVisible();
  });

  test('without posts it links to Create Post', async () => {
    show(() => answer(own()), { path });
    expect(await screen.findByRole('link', { name: 'Create Post' })).toBeVisible();
  });
});

describe('the profile of another person', () => {
  test('has no Edit button, but follow, connect, report and block', async () => {
    show(() => answer(someone({}, { bio: 'Counts waders.', location: 'Jamnagar' })));
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeEnabled();
    expect(screen.getByText('Counts waders.')).toBeVisible();
    expect(screen.getByText('Jamnagar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).not.toBeInTheDocument();
    expect(screen.queryByText('Add Location')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'More about Person 1' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Mute', 'Report', 'Block']);
  });

  test('Follow is disabled for a follower; the menu unfollows', async () => {
    let person = someone({ follows: true, followed_by: true }, { followers_count: 3 });
    show(() => answer(person), {
      answers: {
        'POST /api/user/unfollow': () => {
          person = someone({ followed_by: true }, { followers_count: 2 });
          return done('You no longer follow Person 1');
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Following' })).toBeDisabled();
    expect(screen.getByText('Follows you')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More about Person 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unfollow' }));
    expect(await screen.findByRole('button', { name: 'Follow' })).toBeDisabled();
    expect(screen.getByRole('list', { name: 'Counts' })).toHaveTextContent('2 Followers');
  });

  test('Block explains itself, hides the person, and can be undone', async () => {
    let blocked = false;
    show(
      () =>
        blocked
          ? refusal(
              403,
              'blocked',
              'You have blocked Person 1. You see each other again once you unblock them.',
            )
          : answer(someone({})),
      {
        answers: {
          'POST /api/user/block': () => {
            blocked = true;
            return done('You have blocked Person 1');
          },
          'POST /api/user/unblock': () => {
            blocked = false;
            return done('You no longer block Person 1');
          },
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'More about Person 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
    const question = await screen.findByRole('alertdialog', { name: 'Block Person 1?' });
    expect(question).toHaveTextContent(/You will no longer see each other’s posts, profile or messages/);
    await userEvent.click(within(question).getByRole('button', { name: 'Block' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Blocked' })).toBeVisible();
    expect(
      screen.getByText('You have blocked Person 1. You see each other again once you unblock them.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Person 1' })).toBeVisible();
  });

  test('a report needs a reason, sends details, and stays open when it fails', async () => {
    let failures = 1;
    show(() => answer(someone({})), {
      answers: {
        'POST /api/report': () =>
          failures-- > 0 ? refusal(503, 'unavailable', 'Back in a moment.') : done('Thank you.'),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More about Person 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    expect(screen.getByText('Please choose a reason.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'illegal_trade');
    await userEvent.type(screen.getByRole('textbox', { name: 'Details' }), 'Sells parakeets');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Back in a moment.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Details' })).toHaveValue('Sells parakeets');
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('/api/report').at(-1)?.body).toEqual({
      subject: 'user',
      id: sampleId(1),
      reason: 'illegal_trade',
      details: 'Sells parakeets',
    });
  });

  test('for connections alone, it says so in place of the tabs, and offers to connect', async () => {
    show(() => answer(someone({}, { limited: true, posts_count: 3 })));
    expect(await screen.findByRole('heading', { name: 'This profile is for connections' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Connect' })).toBeEnabled();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('does not ask for likes that are not shared', async () => {
    show(() => ({ body: { ...(answer(someone({})).body as object), likes_shared: false } }), {
      path: `/community/profile/${sampleId(1)}?tab=likes`,
    });
    expect(await screen.findByRole('heading', { name: 'These likes are not shared with you' })).toBeVisible();
  });

  test.each([
    [404, 'not_found'],
    [400, 'invalid_input'],
  ])('nobody there (%d) is a screen of its own', async (status, code) => {
    show(() => refusal(status, code, 'No.'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We cannot find this member' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover people' })).toBeVisible();
  });

  test('an error can be tried again', async () => {
    let failing = true;
    show(() => (failing ? refusal(500, 'internal', 'The profile did not answer.') : answer(someone({}))));
    expect(await screen.findByRole('alert')).toHaveTextContent('The profile did not answer.');
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Person 1' })).toBeVisible();
  });
});

describe('the tabs', () => {
  test('loads further posts by cursor', async () => {
    show(({ cursor, limit }) => {
      if (limit === 1) return answer(someone({}));
      return cursor === 'older'
        ? answer(someone({}), [samplePost(2)])
        : answer(someone({}), [samplePost(3)], 'older');
    });
    const feed = await screen.findByRole('feed', { name: 'Posts' });
    expect(within(feed).getByText('Post 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await within(feed).findByText('Post 2')).toBeVisible();
  });

  test('media links to the full pictures with the time of posting', async () => {
    const post = samplePost(3, { images: [samplePicture(1, { alt: 'A heron' }), samplePicture(2)] });
    show((asked) => answer(someone({}), asked.only === 'media' ? [post] : []));
    await userEvent.click(await screen.findByRole('tab', { name: 'Media' }));
    const list = await screen.findByRole('list', { name: 'Pictures' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/media/picture-1.webp',
      '/media/picture-2.webp',
    ]);
    expect(within(list).getByAltText('A heron')).toBeInTheDocument();
    expect(within(list).getByAltText('picture 2 of 2 by Person 1')).toBeInTheDocument();
    expect(list).toHaveTextContent('Posted 2 hours ago');
  });

  test('shows liked posts, by the address too', async () => {
    show(() => answer(someone({})), {
      path: `/community/profile/${sampleId(1)}?tab=likes`,
      answers: {
        'POST /api/user/likes': () => ({
          body: { success: true, posts: [samplePost(9, { likes_total: 2 })], next_cursor: null },
        }),
      },
    });
    const feed = await screen.findByRole('feed', { name: 'Liked posts' });
    expect(within(feed).getByText('Post 9')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Likes' })).toHaveAttribute('aria-selected', 'true');
  });

  test('an empty tab says so', async () => {
    show(() => answer(someone({})), {
      answers: { 'POST /api/user/likes': () => ({ body: { success: true, posts: [], next_cursor: null } }) },
    });
    expect(await screen.findByText('Person 1 has not posted anything yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Media' }));
    expect(await screen.findByText('Person 1 has not posted any pictures yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Likes' }));
    expect(await screen.findByText('Person 1 has not liked any posts yet.')).toBeVisible();
  });
});
