import type { Relationship, User } from '@aranya/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, samplePerson, samplePost } from '../../testing/samples';
import { foundTaxon, houseSparrow } from '../../testing/taxa';
import { refusal, fakeApi, type FakeAnswer, type FakeCall } from '../../testing/fake-api';
import DiscoverPage from './discover-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const page = (users: User[], next: string | null = null): FakeAnswer => ({
  body: { success: true, users, next_cursor: next },
});
const nothing = {
  'GET /api/taxa': () => ({ body: { success: true, taxa: [], total: 0 } }),
  'POST /api/post/tags': () => ({ body: { success: true, tags: [] } }),
  'POST /api/post/search': () => ({ body: { success: true, posts: [], next_cursor: null } }),
};
const done = (message: string) => ({ body: { success: true, message } });
const searchInput = ({ body }: FakeCall) => (body as { input: string }).input;
const someone = (relation: Partial<Relationship>, changes: Partial<User> = {}) =>
  samplePerson(1, { relation: { ...samplePerson(1).relation, ...relation }, ...changes });

function show(
  discover: (call: FakeCall) => FakeAnswer,
  answers: Parameters<typeof fakeApi>[0] = {},
  query = '',
) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/user/connections': () => refusal(500, 'internal', 'Not asked here.'),
    ...nothing,
    'POST /api/user/discover': discover,
    ...answers,
  });
  return renderCommunity(`/community/discover${query}`, <DiscoverPage />, '/community/discover');
}

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const card = () => screen.findByRole('article', { name: 'Person 1' });

test('without input it shows suggestions with every field of the card', async () => {
  show(() => page([samplePerson(1, { bio: 'Counts waders.', location: 'Jamnagar', followers_count: 1204 })]));
  const first = await card();
  expect(screen.getByRole('heading', { name: 'Worth following' })).toBeVisible();
  expect(box()).toHaveAttribute('placeholder', 'Any word, name, username, bio or location');
  expect(
    screen.getByText(/^Follow people to see their posts.*Connections can write to each other/),
  ).toBeVisible();
  for (const text of ['@person_1', 'Counts waders.', 'Jamnagar', '1,204 followers']) {
    expect(first).toHaveTextContent(text);
  }
  expect(searchInput(api.callsTo('/api/user/discover')[0] as FakeCall)).toBe('');
});

const inputs = () => api.callsTo('/api/user/discover').map(searchInput);

test('searches while typing, after a pause, and never for nothing', async () => {
  const delayed: Record<string, (answer: FakeAnswer) => void> = {};
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    ...nothing,
    'POST /api/user/discover': (call) =>
      searchInput(call) === ''
        ? page([samplePerson(1)])
        : new Promise((done) => (delayed[searchInput(call)] = done)),
  });
  renderCommunity('/community/discover?in=people', <DiscoverPage />, '/community/discover');
  await card();
  await userEvent.type(box(), 'mee');
  expect(inputs()).toEqual(['']);
  await waitFor(() => expect(inputs()).toEqual(['', 'mee']));
  // The old result stays, under its heading.
  expect(await card()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Worth following' })).toBeVisible();

  await userEvent.type(box(), 'ra ');
  await waitFor(() => expect(inputs()).toEqual(['', 'mee', 'meera']));
  act(() => delayed['meera']?.(page([samplePerson(2)])));
  expect(await screen.findByRole('article', { name: 'Person 2' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /Found for/ })).toHaveTextContent('meera');
  expect(await screen.findByText('1 person found')).toBeInTheDocument();
  // An answer that arrives late changes nothing, and the pause does not remove the space at the end.
  await act(async () => delayed['mee']?.(page([samplePerson(3)])));
  expect(screen.queryByRole('article', { name: 'Person 3' })).not.toBeInTheDocument();
  expect(box()).toHaveValue('meera ');

  await userEvent.clear(box());
  expect(await card()).toBeVisible();
  await userEvent.type(box(), '  ');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(inputs().filter((input) => input === '')).toHaveLength(inputs().length - 2);
});

test('Enter runs the search at once; clearing brings the suggestions back', async () => {
  show((call) => page(searchInput(call) === 'meera' ? [samplePerson(2)] : [samplePerson(1)]));
  await card();
  await userEvent.type(box(), '  meera {Enter}');
  expect(inputs()).toEqual(['', 'meera']);
  expect(await screen.findByRole('article', { name: 'Person 2' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /Found for/ })).toHaveTextContent('meera');
  expect(box()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await card()).toBeVisible();
  expect(box()).toHaveValue('');
});

test('searches for the query string; without results it offers to clear the search', async () => {
  show(() => page([]), {}, '?q=xqzzy');
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(screen.getByText('Clear search')).toBeVisible();
  expect(box()).toHaveValue('xqzzy');
  expect(searchInput(api.callsTo('/api/user/discover')[0] as FakeCall)).toBe('xqzzy');
});

test('marks whom it found by a similar spelling', async () => {
  show(
    () => page([samplePerson(1, { location: 'Pune' }), samplePerson(2, { location: 'Abohar, Punjab' })]),
    {},
    '?q=pune',
  );
  expect(await card()).not.toHaveTextContent('Similar spelling');
  expect(screen.getByRole('article', { name: 'Person 2' })).toHaveTextContent('Similar spelling');
});

test('finds every kind, the best few each, and all of one kind by the address', async () => {
  const posts = [1, 2, 3, 4].map((n) => samplePost(n));
  show(
    () => page([1, 2, 3, 4, 5].map((n) => samplePerson(n))),
    {
      'GET /api/taxa': () => ({ body: { success: true, taxa: [foundTaxon(houseSparrow)], total: 1 } }),
      'POST /api/post/tags': () => ({ body: { success: true, tags: ['kanha'] } }),
      'POST /api/post/search': () => ({ body: { success: true, posts, next_cursor: null } }),
    },
    '?q=kanha',
  );
  expect(
    await screen.findByText('Found animals, parks and areas, people, hashtags, and posts'),
  ).toBeInTheDocument();
  const rows = (name: string) => within(screen.getByRole('list', { name }));
  expect(rows('People found').getAllByRole('article')).toHaveLength(4);
  expect(rows('Animals found').getByRole('link', { name: /^House Sparrow/ })).toHaveAttribute(
    'href',
    `/community/sightings/species/taxon-${houseSparrow.id}`,
  );
  expect(rows('Parks and areas found').getByRole('link', { name: /^Kanha National Park/ })).toHaveAttribute(
    'href',
    '/community/sightings/park/kanha-national-park',
  );
  expect(rows('Hashtags found').getByRole('link', { name: 'kanha' })).toHaveAttribute(
    'href',
    '/community/tag/kanha',
  );
  const feed = () => within(screen.getByRole('feed', { name: 'Posts found' })).getAllByRole('article');
  expect(feed()).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'See all animals' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all people' })).toHaveAttribute(
    'href',
    '/community/discover?q=kanha&in=people',
  );
  expect(screen.getByRole('link', { name: 'See all posts' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Posts' }));
  await waitFor(() => expect(feed()).toHaveLength(4));
  expect(screen.getByRole('button', { name: 'Posts', pressed: true })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Animals found' })).not.toBeInTheDocument();
});

test('a kind that fails is told and can be asked again, beside the others', async () => {
  let failing = true;
  show(
    () => page([samplePerson(1)]),
    {
      'POST /api/post/tags': () =>
        failing
          ? refusal(500, 'internal', 'No hashtags today.')
          : { body: { success: true, tags: ['owls'] } },
    },
    '?q=owls',
  );
  expect(await screen.findByText('No hashtags today.')).toBeVisible();
  expect(await card()).toBeVisible();
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'owls' })).toBeVisible();
});

describe('Follow', () => {
  test('waits for the API, then reads Following and counts one more; the card stays', async () => {
    show(() => page([samplePerson(1, { followers_count: 4 })]), {
      'POST /api/user/follow': () => done('You are following Person 1'),
    });
    await userEvent.click(within(await card()).getByRole('button', { name: 'Follow' }));
    expect(await screen.findByRole('button', { name: 'Following' })).toHaveFocus();
    expect(await card()).toHaveTextContent('5 followers');
    // Screen readers hear it; a toast would only repeat the button.
    expect(
      (await screen.findByText('You are following Person 1')).closest('[data-announcer]'),
    ).not.toBeNull();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(api.callsTo('/api/user/follow')[0]?.body).toEqual({ id: sampleId(1) });
    expect(api.callsTo('/api/user/discover')).toHaveLength(1);
  });

  test('is disabled for a follower, and says why', async () => {
    show(() => page([someone({ followed_by: true })]));
    const button = within(await card()).getByRole('button', { name: 'Follow' });
    expect(button).toBeDisabled();
    expect(within(await card()).getByText('Follows you')).toBeVisible();
    expect(button).toHaveAccessibleDescription('Person 1 Follows you');
  });

  test('a refusal is shown and changes nothing', async () => {
    show(() => page([samplePerson(1)]), {
      'POST /api/user/follow': () => refusal(404, 'not_found', 'This person cannot be found.'),
    });
    await userEvent.click(within(await card()).getByRole('button', { name: 'Follow' }));
    expect(await screen.findByText('This person cannot be found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Follow' })).toBeEnabled();
  });
});

describe('Connect', () => {
  test('sends one request, then reads Requested; another click cancels it after a confirmation', async () => {
    show(() => page([samplePerson(1)]), {
      'POST /api/user/connect': () => done('Request sent to Person 1'),
      'POST /api/user/cancel': () => done('Request cancelled'),
    });
    await userEvent.click(within(await card()).getByRole('button', { name: 'Connect' }));
    const requested = await screen.findByRole('button', { name: 'Requested' });
    expect(await screen.findByText('Request sent to Person 1')).toBeVisible();
    await userEvent.click(requested);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
    expect(await screen.findByRole('button', { name: 'Connect' })).toBeVisible();
  });

  test('a received request can be accepted, then Message appears', async () => {
    show(() => page([someone({ connection: 'incoming' })]), {
      'POST /api/user/accept': () => done('You and Person 1 are connected'),
    });
    await userEvent.click(within(await card()).getByRole('button', { name: 'Accept request' }));
    expect(await screen.findByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      `/community/messages/${sampleId(1)}`,
    );
  });

  test('too many requests show the message of the API', async () => {
    show(() => page([samplePerson(1)]), {
      'POST /api/user/connect': () => refusal(429, 'too_many_requests', 'Please wait 3 hours.'),
    });
    await userEvent.click(within(await card()).getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Please wait 3 hours.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Connect' })).toBeVisible();
  });
});

test('the button loads further pages; an error can be retried', async () => {
  let failing = true;
  show((call) => {
    if (failing) return refusal(500, 'internal', 'Nobody answered.');
    return (call.body as { cursor?: string }).cursor === 'more'
      ? page([samplePerson(2)])
      : page([samplePerson(1)], 'more');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody answered.');
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
});
