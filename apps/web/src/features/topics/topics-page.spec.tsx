import type { FollowedTopic, Topic, TopicChoices } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowTopic } from '../../parts/topics/follow-topic';
import { fakeApi, refusal } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { samplePost } from '../../testing/samples';
import { foundTaxon, houseSparrow } from '../../testing/taxa';
import TopicsPage from './topics-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const owls = { kind: 'tag', key: 'owls' } as const;
const chosen = { in_feed: true, notify: false, new_posts: 0 };

function answers(given: { topics: FollowedTopic[] }) {
  return {
    'GET /api/user/data': meAnswer,
    'GET /api/topics': () => ({ body: { success: true, topics: given.topics } }),
    'POST /api/topics/posts': () => ({
      body: { success: true, posts: given.topics.map((_topic, n) => samplePost(n + 1)), next_cursor: null },
    }),
    'POST /api/topics/follow': ({ body }: { body: unknown }) => {
      const { kind, key, ...choices } = body as Topic & TopicChoices;
      const before = given.topics.find((topic) => topic.kind === kind && topic.key === key);
      const topic = { ...chosen, ...before, kind, key, ...choices };
      given.topics = before
        ? given.topics.map((each) => (each === before ? topic : each))
        : [topic, ...given.topics];
      return { body: { success: true, message: 'You are following this' } };
    },
    'POST /api/topics/unfollow': ({ body }: { body: unknown }) => {
      const { kind, key } = body as Topic;
      given.topics = given.topics.filter((topic) => topic.kind !== kind || topic.key !== key);
      return { body: { success: true, message: 'You no longer follow this' } };
    },
  };
}

test('somebody who pressed Follow as a guest is back on that page', async () => {
  api = fakeApi({});
  renderCommunity('/community/following?back=%2Fanimal%2F1', <TopicsPage />, '/community/following');
  expect(await screen.findByText('Another screen')).toBeVisible();
});

test('an address elsewhere leads nowhere', async () => {
  api = fakeApi(answers({ topics: [] }));
  renderCommunity('/community/following?back=//evil.example', <TopicsPage />, '/community/following');
  expect(await screen.findByText('You follow no animal, park or hashtag yet')).toBeVisible();
});

test('shows the posts, and names each topic with its page and a way to unfollow it', async () => {
  const { id, scientific_name, name, rank, group } = foundTaxon(houseSparrow);
  const sparrow = {
    kind: 'animal',
    key: `taxon-${id}`,
    taxon: { id, scientific_name, name, rank, group },
    ...chosen,
  } as const;
  const topics: FollowedTopic[] = [
    sparrow,
    { kind: 'animal', key: 'bengal-tiger', ...chosen },
    { kind: 'place', key: 'kanha-national-park', ...chosen },
    { kind: 'place', key: 'area-chilika-lake', ...chosen },
    { ...owls, ...chosen },
  ];
  api = fakeApi(answers({ topics }));
  renderCommunity('/community/following', <TopicsPage />);
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  await userEvent.click(screen.getByText('What you follow: 5'));
  const list = within(screen.getByRole('list', { name: 'What you follow' }));
  const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['House Sparrow', `/community/sightings/species/${sparrow.key}`],
    ['Bengal Tiger', '/community/sightings/species/bengal-tiger'],
    ['Kanha National Park', '/community/sightings/park/kanha-national-park'],
    ['Chilika Lake', '/community/sightings/park/area-chilika-lake'],
    ['#owls', '/community/tag/owls'],
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Unfollow', description: 'Bengal Tiger' }));
  await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(4));
  expect(list.getByRole('link', { name: 'Kanha National Park' })).toHaveFocus();
  expect(screen.getByText('What you follow: 4')).toBeVisible();
});

test('each topic has a switch for the feed and one for quiet news', async () => {
  api = fakeApi(answers({ topics: [{ ...owls, ...chosen }] }));
  renderCommunity('/community/following', <TopicsPage />);
  await userEvent.click(await screen.findByText('What you follow: 1'));
  const switches = within(screen.getByRole('group', { name: '#owls' }));
  const [feed, quiet] = switches.getAllByRole('checkbox');
  expect([feed, quiet].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  await userEvent.click(switches.getByRole('checkbox', { name: 'Tell me quietly' }));
  await waitFor(() => expect(switches.getByRole('checkbox', { name: 'Tell me quietly' })).toBeChecked());
  await userEvent.click(switches.getByRole('checkbox', { name: 'In my feed' }));
  await waitFor(() => expect(switches.getByRole('checkbox', { name: 'In my feed' })).not.toBeChecked());
  expect(api.callsTo('/api/topics/follow').map(({ body }) => body)).toEqual([
    { ...owls, notify: true },
    { ...owls, in_feed: false },
  ]);
});

test('somebody who follows nothing learns how to', async () => {
  api = fakeApi(answers({ topics: [] }));
  renderCommunity('/community/following', <TopicsPage />);
  expect(await screen.findByText('You follow no animal, park or hashtag yet')).toBeVisible();
  expect(screen.queryByText(/^What you follow/)).not.toBeInTheDocument();
});

test('the button follows, leads to the posts, and unfollows', async () => {
  api = fakeApi(answers({ topics: [] }));
  renderCommunity('/community/tag/owls', <FollowTopic topic={owls} name="#owls" />);
  const button = await screen.findByRole('button', { name: 'Follow #owls' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const following = await screen.findByRole('button', { name: 'Following #owls' });
  expect(screen.getByRole('link', { name: 'All you follow' })).toHaveAttribute(
    'href',
    '/community/following',
  );
  await userEvent.click(following);
  expect(await screen.findByRole('button', { name: 'Follow #owls' })).toBeVisible();
  expect(api.callsTo('/api/topics/unfollow').map(({ body }) => body)).toEqual([owls]);
});

test('a refusal is told, and the button stays as it was', async () => {
  api = fakeApi({
    ...answers({ topics: [] }),
    'POST /api/topics/follow': () => refusal(409, 'conflict', 'You can follow at most 200.'),
  });
  renderCommunity('/community/tag/owls', <FollowTopic topic={owls} name="#owls" />);
  const button = await screen.findByRole('button', { name: 'Follow #owls' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  expect(await screen.findByText('You can follow at most 200.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Follow #owls' })).toBeVisible();
});
