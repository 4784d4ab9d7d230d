import type { LiveEvent, Relationship, User } from '@aranya/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import DiscoverPage from '../../features/discover/discover-page';
import { type FakeAnswer, fakeApi, refusal } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, samplePerson } from '../../testing/samples';
import { onRelationshipEvent } from './on-relationship-event';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const someone = (relation: Partial<Relationship>, number = 1): User =>
  samplePerson(number, { relation: { ...samplePerson(number).relation, ...relation } });

const gone = () => refusal(404, 'not_found', 'This person cannot be found.');
const profileWith =
  (...who: Parameters<typeof someone>) =>
  () => ({
    body: {
      success: true,
      profile: someone(...who),
      life_list_shared: false,
      likes_shared: true,
      posts: [],
      next_cursor: null,
    },
  });

/** Discover shows Person 1 and Person 2; `profile` responds for Person 1. */
async function show(before: Partial<Relationship>, profile: () => FakeAnswer) {
  const users = { list: [someone(before), samplePerson(2)] };
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/user/discover': () => ({ body: { success: true, users: users.list, next_cursor: null } }),
    'POST /api/user/profiles': profile,
  });
  const { queryClient } = renderCommunity('/community/discover', <DiscoverPage />);
  await screen.findByRole('article', { name: 'Person 1' });
  const receive = (event: Omit<Extract<LiveEvent, { type: 'connections' }>, 'type'>) =>
    void onRelationshipEvent(queryClient, { type: 'connections', ...event });
  return { receive, users };
}

const card = () => within(screen.getByRole('article', { name: 'Person 1' }));

test('an acceptance changes the card of the asker where it stands, with a toast', async () => {
  const { receive } = await show({ connection: 'outgoing' }, profileWith({ connection: 'connected' }));
  expect(card().getByRole('button', { name: 'Requested' })).toBeVisible();
  receive({ user_id: sampleId(1), notification: 'accepted' });
  expect(await card().findByRole('link', { name: 'Message' })).toBeVisible();
  expect(api.callsTo('/api/user/discover')).toHaveLength(1);
  expect(await screen.findByText('accepted your request')).toBeVisible();
});

test('a request can be answered on the card at once, and has a toast', async () => {
  const { receive } = await show({}, profileWith({ connection: 'incoming' }));
  receive({ user_id: sampleId(1), notification: 'request' });
  expect(await card().findByRole('button', { name: 'Accept request' })).toBeVisible();
  expect(await screen.findByText('wants to connect')).toBeVisible();
});

test.each(['request', 'accepted', undefined] as const)(
  '%s without what it says, as it was taken back or done in another tab, changes the card without a toast',
  async (notification) => {
    const { receive } = await show({}, profileWith({ follows: true }));
    receive({ user_id: sampleId(1), ...(notification && { notification }) });
    expect(await card().findByRole('button', { name: 'Following' })).toBeVisible();
    expect(screen.queryByText(/wants to connect|accepted your request/)).not.toBeInTheDocument();
  },
);

/** Its animation is over. */
async function toastIsGone(text: string) {
  const toast = screen.queryByText(text)?.closest('.Toastify__toast');
  await waitFor(() => {
    if (toast) fireEvent.animationEnd(toast);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
}

test.each([
  ['accepted on another device', profileWith({ connection: 'connected' }, 3)],
  ['withdrawn', profileWith({}, 3)],
  ['of somebody who is gone', gone],
] as const)('the toast of a request that was %s goes', async (_, afterwards) => {
  let profile: () => FakeAnswer = profileWith({ connection: 'incoming' }, 3);
  const { receive } = await show({}, () => profile());
  receive({ user_id: sampleId(3), notification: 'request' });
  expect(await screen.findByText('wants to connect')).toBeVisible();
  profile = afterwards;
  receive({ user_id: sampleId(3) });
  await toastIsGone('wants to connect');
});

test('a request that is answered elsewhere while it is looked up keeps no toast', async () => {
  let profile: () => FakeAnswer = profileWith({ connection: 'incoming' }, 3);
  const { receive } = await show({}, () => {
    const answer = profile();
    profile = profileWith({ connection: 'connected' }, 3);
    return answer;
  });
  receive({ user_id: sampleId(3), notification: 'request' });
  receive({ user_id: sampleId(3) });
  await waitFor(() => expect(api.callsTo('/api/user/profiles')).toHaveLength(2));
  await toastIsGone('wants to connect');
});

test('somebody who is gone leaves the list', async () => {
  const { receive } = await show({}, gone);
  receive({ user_id: sampleId(1) });
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Person 1' })).not.toBeInTheDocument());
  expect(screen.getByRole('article', { name: 'Person 2' })).toBeVisible();
});

test('a follow by somebody who is not shown reads nobody', async () => {
  const { receive } = await show({}, gone);
  receive({ user_id: sampleId(77), notification: 'follow' });
  await waitFor(() => expect(card().getByRole('button', { name: 'Follow' })).toBeVisible());
  expect(api.callsTo('/api/user/profiles')).toHaveLength(0);
});

test('a change that names nobody, as after a block, reads the list again', async () => {
  const { receive, users } = await show({}, gone);
  users.list = [samplePerson(2)];
  receive({});
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Person 1' })).not.toBeInTheDocument());
});
