import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeAnswer, type FakeCall, fakeApi, refusal } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { samplePost } from '../../testing/samples';
import { foundTaxon, houseSparrow } from '../../testing/taxa';
import TagPage from './tag-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(name: string, answer: (call: FakeCall) => FakeAnswer | Promise<FakeAnswer> = () => page([])) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/post/tagged': answer,
    'GET /api/topics': () => ({ body: { success: true, topics: [] } }),
    'GET /api/taxa': () => ({
      body: { success: true, taxa: [foundTaxon(houseSparrow, 'gauraiya')], total: 1 },
    }),
  });
  return renderCommunity(`/community/tag/${encodeURIComponent(name)}`, <TagPage />, '/community/tag/:tag');
}

const page = (numbers: number[], next: string | null = null) => ({
  body: {
    success: true,
    posts: numbers.map((number) => samplePost(number, { content: `#tadoba ${number}` })),
    next_cursor: next,
  },
});

test('lists posts page by page, and offers to write one', async () => {
  show('Tadoba', ({ body }) =>
    (body as { cursor?: string }).cursor === 'older' ? page([1]) : page([3, 2], 'older'),
  );
  expect(screen.getByRole('heading', { level: 1, name: '#tadoba' })).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Post with #tadoba' })).toHaveAttribute(
    'href',
    '/community/create-post?tag=tadoba',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(
    await within(screen.getByRole('feed', { name: 'Posts with #tadoba' })).findByText(/1$/),
  ).toBeVisible();
  expect(api.callsTo('/api/post/tagged').map(({ body }) => body)).toEqual([
    { tag: 'tadoba' },
    { tag: 'tadoba', cursor: 'older' },
  ]);
});

test.each(['house_sparrow', 'housesparrow', 'Gauraiya'])(
  '#%s leads to the animal beyond the guide',
  async (tag) => {
    show(tag);
    expect(await screen.findByRole('link', { name: /House Sparrow/ })).toHaveAttribute(
      'href',
      '/taxa/16001-house-sparrow',
    );
  },
);

test('an animal of the guide is named with its status, as beside a post', async () => {
  show('bengal_tiger');
  const card = await screen.findByRole('link', { name: /^Bengal Tiger\s*Panthera tigris/ });
  expect(card).toHaveTextContent('Endangered');
  expect(card).toHaveAttribute('href', expect.stringMatching(/^\/animal\/\d+$/));
});

test('a part of a name leads nowhere', async () => {
  show('sparrows_of_delhi');
  await waitFor(() => expect(api.callsTo('/api/taxa')).toHaveLength(1));
  expect(screen.queryByRole('link', { name: /House Sparrow/ })).not.toBeInTheDocument();
});

test('without posts it says so', async () => {
  show('बाघ');
  expect(await screen.findByRole('heading', { name: 'No posts with #बाघ yet' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Post with #बाघ' })).toHaveLength(1);
});

test('a failure offers to try again', async () => {
  let fails = true;
  show('owl', () => (fails ? refusal(503, 'unavailable', 'Back in a moment.') : page([1])));
  expect(await screen.findByText('Back in a moment.')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test.each(['a/b', '2026', '\u202eabc', '<b>', 'x'.repeat(200), '%'])(
  '%j names no hashtag, and nothing is asked',
  async (name) => {
    show(name);
    expect(await screen.findByRole('heading', { name: 'No hashtag' })).toBeVisible();
    expect(api.callsTo('/api/post/tagged')).toHaveLength(0);
  },
);
