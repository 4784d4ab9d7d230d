import type { PlaceLook, PlaceShare, Sighting, User } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PostMenu } from '../post/post-menu';
import { type FakeAnswer, fakeApi, refusal } from '../../testing/fake-api';
import { fakeConnections } from '../../testing/fake-connections';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, sampleMe, samplePerson, samplePost } from '../../testing/samples';
import SharedPlace from './shared-place';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const sighting: Sighting = {
  species: [{ species: 'bengal-tiger', count: 1 }],
  place: { kind: 'point', lat: 26.57123, lng: 93.17123 },
  seen_on: '2026-11-03',
  protected: true,
};
const mine = (changes: Partial<Sighting> = {}) =>
  samplePost(1, { user: sampleMe(), sighting: { ...sighting, ...changes } });
const theirs = samplePost(1, {
  sighting: { ...sighting, place: { kind: 'cell', lat: 26.5, lng: 93.1, degrees: 0.2 }, seen_on: '2026-11' },
});

const relation = { is_self: false, follows: false, followed_by: false, blocked: false } as const;
const ravi = samplePerson(11, {
  full_name: 'Ravi Deo',
  username: 'ravi',
  relation: { ...relation, connection: 'connected' },
});
const stranger = samplePerson(12, { full_name: 'Ravi Other', username: 'ravi2' });
const toAuthor = ({ _id, full_name, username, profile_picture }: User) => ({
  _id,
  full_name,
  username,
  profile_picture,
});
const at = (month: number, day: number) =>
  new Date(new Date().getFullYear(), month - 1, day, 10, 15).toISOString();
const shareWith = (user: User): PlaceShare => ({
  user: toAuthor(user),
  createdAt: at(11, 24),
  until: at(12, 3),
});

/** Opens the author's side, which keeps what is shared. */
function openDialog({
  shares = [],
  looks = [],
  answers = {},
}: {
  shares?: PlaceShare[];
  looks?: PlaceLook[];
  answers?: Record<string, () => FakeAnswer>;
}) {
  let shown = shares;
  const changed = (message: string) => ({ body: { success: true, message, shares: shown, looks } });
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/user/connections': fakeConnections({ connections: [ravi] }),
    'POST /api/user/discover': () => ({
      body: { success: true, users: [stranger, ravi, sampleMe()], next_cursor: null },
    }),
    'POST /api/place-shares/list': () => ({ body: { success: true, shares: shown, looks } }),
    'POST /api/place-shares/give': ({ body }) => {
      const { userId } = body as { userId: string };
      shown = [...shown, ...[ravi, stranger].filter(({ _id }) => _id === userId).map(shareWith)];
      return changed('Ravi can see the exact place');
    },
    'POST /api/place-shares/take-back': ({ body }) => {
      const { userId } = body as { userId: string };
      shown = shown.filter(({ user }) => user._id !== userId);
      return changed('The place is no longer shared');
    },
    ...answers,
  });
  renderCommunity('/community', <PostMenu post={mine()} />);
}

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'More about this post' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share the exact place' }));
  return screen.findByRole('dialog', { name: 'Share the exact place' });
}

describe('the menu of a post', () => {
  test.each<[string, ReturnType<typeof samplePost>]>([
    ['an open place', mine({ protected: false })],
    ['no place', mine({ place: null })],
    ['no sighting', samplePost(1, { user: sampleMe() })],
    ["somebody else's place", theirs],
  ])('shares no place of a post with %s', async (_what, post) => {
    api = fakeApi({ 'GET /api/user/data': meAnswer });
    renderCommunity('/community', <PostMenu post={post} />);
    await userEvent.click(await screen.findByRole('button', { name: 'More about this post' }));
    await screen.findAllByRole('menuitem');
    expect(screen.queryByRole('menuitem', { name: 'Share the exact place' })).not.toBeInTheDocument();
  });
});

describe('the dialog', () => {
  test('shares with a connection for a week, and takes back at once', async () => {
    openDialog({});
    const dialog = await open();
    expect(await within(dialog).findByText('Nobody but you.')).toBeVisible();
    expect(within(dialog).getByText('Nobody has looked yet.')).toBeVisible();
    const known = await within(dialog).findByRole('list', { name: 'People to share it with' });
    await userEvent.click(
      await within(known).findByRole('button', { name: 'Share', description: 'Ravi Deo' }),
    );
    const list = within(dialog).getByRole('list', { name: 'People who can see it' });
    expect(await within(list).findByText('until', { exact: false })).toHaveTextContent(
      'until 3 December, 10:15',
    );
    expect(api.callsTo('/api/place-shares/give')[0]?.body).toEqual({
      postId: sampleId(1),
      userId: ravi._id,
      days: 7,
    });
    expect(within(known).queryByText('Ravi Deo')).not.toBeInTheDocument();
    await userEvent.click(
      within(list).getByRole('button', { name: 'Stop sharing', description: 'Ravi Deo' }),
    );
    expect(await within(dialog).findByText('Nobody but you.')).toBeVisible();
    // The focus must not go to the page behind the dialog.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  test('finds people by name, connections first, for the time that is chosen', async () => {
    openDialog({});
    const dialog = await open();
    await userEvent.selectOptions(await within(dialog).findByLabelText('For how long'), '90 days');
    await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Search people' }), 'ravi');
    const found = await within(dialog).findByRole('button', { name: 'Share', description: 'Ravi Other' });
    const rows = within(dialog).getByRole('list', { name: 'People to share it with' }).querySelectorAll('li');
    expect([...rows].map((row) => row.textContent)).toEqual([
      expect.stringContaining('Ravi Deo@ravi · connected'),
      expect.stringContaining('Ravi Other@ravi2 · not connected'),
    ]);
    await userEvent.click(found);
    await waitFor(() => expect(api.callsTo('/api/place-shares/give')[0]?.body).toMatchObject({ days: 90 }));
  });

  test('tells who looked, also of somebody who is gone', async () => {
    openDialog({
      shares: [shareWith(ravi)],
      looks: [
        { _id: sampleId(51), user: toAuthor(ravi), looked_at: at(11, 24) },
        { _id: sampleId(52), user: null, looked_at: at(11, 23) },
      ],
    });
    const looks = await within(await open()).findByRole('region', { name: 'Who looked' });
    expect(
      within(looks)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Ravi Deo looked on 24 November, 10:15',
      'Somebody who has left looked on 23 November, 10:15',
    ]);
  });

  test('says why somebody cannot be named, and stays open', async () => {
    openDialog({
      answers: {
        'POST /api/place-shares/give': () => refusal(404, 'not_found', 'This person cannot be found.'),
      },
    });
    const dialog = await open();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Share' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This person cannot be found.');
  });

  test('names no twenty-first', async () => {
    openDialog({ shares: Array.from({ length: 20 }, (_, each) => shareWith(samplePerson(100 + each))) });
    const dialog = await open();
    expect(await within(dialog).findByText(/^20 people can see a place at a time/)).toBeVisible();
    expect(within(dialog).queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('can be loaded again', async () => {
    let down = true;
    openDialog({
      answers: {
        'POST /api/place-shares/list': () =>
          down
            ? refusal(503, 'unavailable', 'Back in a moment.')
            : { body: { success: true, shares: [], looks: [] } },
      },
    });
    const dialog = await open();
    expect(await within(dialog).findByText('Back in a moment.')).toBeVisible();
    down = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('Nobody but you.')).toBeVisible();
  });
});

describe('the box of a sighting', () => {
  const show = (post: ReturnType<typeof samplePost>, answers: Record<string, () => FakeAnswer>) => {
    api = fakeApi({ 'GET /api/user/data': meAnswer, ...answers });
    return renderCommunity('/community', <SharedPlace post={post} />);
  };
  const until = at(12, 3);
  const mayLook = () => ({ body: { success: true, until } });

  test('asks for the place only when it is wanted, and shows it with the focus', async () => {
    const { queryClient } = show(theirs, {
      'POST /api/place-shares/mine': mayLook,
      'POST /api/place-shares/look': () => ({
        body: {
          success: true,
          place: { kind: 'point', lat: 26.57123, lng: 93.17123, name: 'Old weir' },
          seen_on: '2026-11-03',
          until,
        },
      }),
    });
    expect(await screen.findByText(/^The author shares the exact place with you until/)).toHaveTextContent(
      'until 3 December, 10:15',
    );
    expect(api.callsTo('/api/place-shares/look')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Show the exact place' }));
    const seen = await screen.findByRole('group', { name: 'The exact place' });
    expect(seen).toHaveTextContent('Old weir, at 26.57123° N 93.17123° E, seen on 3 November 2026');
    expect(seen).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain('26.57');
  });

  test('leads to a park', async () => {
    show(theirs, {
      'POST /api/place-shares/mine': mayLook,
      'POST /api/place-shares/look': () => ({
        body: {
          success: true,
          place: { kind: 'park', park: 'kanha-national-park' },
          seen_on: '2026-11-03',
          until,
        },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the exact place' }));
    expect(await screen.findByRole('link', { name: 'Kanha National Park' })).toBeVisible();
  });

  test('goes when the place was taken back meanwhile', async () => {
    let ended = false;
    show(theirs, {
      'POST /api/place-shares/mine': () => ({ body: { success: true, until: ended ? null : until } }),
      'POST /api/place-shares/look': () => {
        ended = true;
        return refusal(404, 'not_found', 'The exact place of this post is not shared with you.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the exact place' }));
    await waitFor(() => expect(screen.queryByText(/^The author shares/)).not.toBeInTheDocument());
    expect(await screen.findByText('The exact place of this post is not shared with you.')).toBeVisible();
  });

  test('says nothing to who is not named', async () => {
    show(theirs, { 'POST /api/place-shares/mine': () => ({ body: { success: true, until: null } }) });
    await waitFor(() => expect(api.callsTo('/api/place-shares/mine')).toHaveLength(1));
    expect(screen.queryByText(/^The author shares/)).not.toBeInTheDocument();
  });

  test('asks nothing for an open place', async () => {
    show(samplePost(1, { sighting: { ...sighting, protected: false } }), {});
    await waitFor(() => expect(api.callsTo('/api/user/data')).toHaveLength(1));
    expect(api.calls).toHaveLength(1);
  });

  test('tells the author with how many they share it, and leads to the dialog', async () => {
    show(mine(), {
      'GET /api/user/connections': () => refusal(503, 'unavailable', 'Back in a moment.'),
      'POST /api/place-shares/list': () => ({
        body: { success: true, shares: [shareWith(ravi), shareWith(stranger)], looks: [] },
      }),
    });
    expect(await screen.findByText('You share the exact place with 2 people.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See who' }));
    expect(await screen.findByRole('dialog', { name: 'Share the exact place' })).toBeVisible();
  });
});
