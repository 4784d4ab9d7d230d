import type { User } from '@aranya/contracts';
import { siteTexts } from '@aranya/wildlife-data';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeCall, refusal } from '../../../testing/fake-api';
import { fakeSettings } from '../../../testing/fake-settings';
import { renderCommunity } from '../../../testing/render-community';
import { sampleId, sampleMe, samplePerson } from '../../../testing/samples';
// The component loads this only when asked for.
import './day-picks';
import { isNewcomer, Welcome } from './welcome';
import { welcomeStore } from './welcome-store';

const withSettings = fakeSettings();
let api: ReturnType<typeof fakeApi> | undefined;
beforeEach(() => {
  localStorage.clear();
  void welcomeStore.persist.rehydrate();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  api?.finish();
  jest.restoreAllMocks();
});

const searchInput = ({ body }: FakeCall) => (body as { input: string }).input;
const suggested = [1, 2, 3, 4].map((number) => samplePerson(number));

function show(me: Partial<User> = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
  let user = { ...sampleMe(), ...me };
  api = fakeApi({
    'GET /api/user/data': () => ({ body: { success: true, user } }),
    'POST /api/user/discover': (call) => ({
      body: {
        success: true,
        users: searchInput(call) === 'tiger' ? [samplePerson(7, { bio: 'Photographs tigers' })] : suggested,
        next_cursor: null,
      },
    }),
    'POST /api/user/follow': () => {
      user = { ...user, following_count: user.following_count + 1 };
      return { body: { success: true, message: 'You are following them' } };
    },
    ...answers,
  });
  return renderCommunity('/community', <Welcome />);
}

const card = () => screen.findByRole('region', { name: 'Welcome to Aranya' });
const queryCard = () => screen.queryByRole('region', { name: 'Welcome to Aranya' });
const callsTo = (path: string) => api?.callsTo(path) ?? [];
const chip = (name: string) => screen.getByRole('button', { name });

test.each([
  [{ following_count: 0, posts_count: 0 }, null, true],
  [{ following_count: 1, posts_count: 0 }, null, false],
  [{ following_count: 0, posts_count: 1 }, null, false],
  [{ following_count: 0, posts_count: 0 }, { interests: [], ended: true }, false],
  [{ following_count: 0, posts_count: 1 }, { interests: [], ended: false }, true],
  [{ following_count: 2, posts_count: 1 }, { interests: ['birds'], ended: false }, true],
  [{ following_count: 3, posts_count: 0 }, { interests: ['birds'], ended: false }, true],
  [{ following_count: 3, posts_count: 1 }, { interests: ['birds'], ended: false }, false],
] as const)('%j with %j: newcomer %j', (counts, state, newcomer) => {
  expect(isNewcomer(counts, state && { ...state, interests: [...state.interests] })).toBe(newcomer);
});

test('who chooses gets three people, a species and a park, and follows in place', async () => {
  show();
  await card();
  await userEvent.click(chip('Big cats'));
  await userEvent.click(chip('Birds'));
  await userEvent.click(chip('Birds'));
  expect(chip('Birds')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(chip('Show me'));
  const heading = await screen.findByRole('heading', { name: 'People to follow' });
  await waitFor(() => expect(heading).toHaveFocus());
  const people = within(await card()).getAllByRole('listitem');
  expect(people.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Person 7',
    'Person 1',
    'Person 2',
  ]);
  expect(callsTo('/api/user/discover').map(searchInput)).toEqual(['', 'tiger', 'leopard']);
  expect(screen.getByRole('link', { name: /^Species of the day/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/animal\/\d+$/),
  );
  expect(screen.getByRole('link', { name: /^Park of the day/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/parks&sancturies\/[a-z-]+$/),
  );
  expect(screen.getByRole('link', { name: 'Write your first post' })).toHaveAttribute(
    'href',
    '/community/create-post',
  );
  expect(screen.getByRole('link', { name: 'Add a picture of yourself' })).toHaveAttribute(
    'href',
    '/community/profile',
  );

  await userEvent.click(within(people[0] as HTMLElement).getByRole('button', { name: 'Follow' }));
  expect(await within(await card()).findByRole('button', { name: 'Following' })).toBeVisible();
  expect(callsTo('/api/user/follow')[0]?.body).toEqual({ id: sampleId(7) });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(window.scrollTo).not.toHaveBeenCalled();
  await userEvent.click(chip('Done'));
  expect(queryCard()).not.toBeInTheDocument();
  // The feed begins at its top.
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a club has words of its own for who is new', async () => {
  withSettings({ site: { ...siteTexts, welcome: 'We meet at six.' } });
  show();
  expect(await within(await card()).findByText('We meet at six.')).toBeVisible();
});

test('a choice is kept for the account, but shown only when asked for', async () => {
  const first = show();
  await card();
  await userEvent.click(chip('Insects & small life'));
  await userEvent.click(chip('Show me'));
  await screen.findByRole('heading', { name: 'People to follow' });
  await userEvent.click(chip('Choose again'));
  expect(chip('Big cats')).toHaveFocus();
  first.unmount();
  api?.finish();

  show({ following_count: 2, profile_picture: '/media/me.webp' });
  await card();
  expect(chip('Insects & small life')).toHaveAttribute('aria-pressed', 'true');
  expect(callsTo('/api/user/discover')).toHaveLength(0);
  await userEvent.click(chip('Show me'));
  await screen.findByRole('link', { name: 'Write your first post' });
  expect(screen.queryByRole('link', { name: 'Add a picture of yourself' })).not.toBeInTheDocument();
});

test('of people without a word about themselves it tells the username, and no lonely @', async () => {
  const users = [samplePerson(1, { username: '' }), samplePerson(2, { username: 'two' })];
  show({}, { 'POST /api/user/discover': () => ({ body: { success: true, users, next_cursor: null } }) });
  await card();
  await userEvent.click(chip('Birds'));
  await userEvent.click(chip('Show me'));
  expect(await screen.findByText('@two')).toBeVisible();
  expect(screen.queryByText('@')).not.toBeInTheDocument();
});

test('it stays after the first post, without asking for one', async () => {
  const first = show();
  await card();
  first.unmount();
  api?.finish();

  show({ posts_count: 1 });
  await card();
  await userEvent.click(chip('Birds'));
  await userEvent.click(chip('Show me'));
  expect(await screen.findByRole('link', { name: 'Add a picture of yourself' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Write your first post' })).not.toBeInTheDocument();
});

test('skipped, it does not come back for this account, but for another', async () => {
  const first = show();
  await card();
  await userEvent.click(chip('Skip'));
  expect(queryCard()).not.toBeInTheDocument();
  first.unmount();
  api?.finish();
  const second = show();
  await waitFor(() => expect(callsTo('/api/user/data')).toHaveLength(1));
  expect(queryCard()).not.toBeInTheDocument();
  second.unmount();
  api?.finish();
  show({ _id: sampleId(950), id: sampleId(950) });
  expect(await card()).toBeVisible();
});

test('without a choice it asks for one; a failure can be tried again', async () => {
  let failing = true;
  show(
    {},
    {
      'POST /api/user/discover': () =>
        failing
          ? refusal(503, 'unavailable', 'Back in a moment.')
          : { body: { success: true, users: suggested, next_cursor: null } },
    },
  );
  await card();
  await userEvent.click(chip('Show me'));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one');
  await userEvent.click(chip('Birds'));
  await userEvent.click(chip('Show me'));
  expect(await screen.findByText('Back in a moment.')).toBeVisible();
  failing = false;
  await userEvent.click(chip('Show me'));
  expect(await screen.findByRole('heading', { name: 'People to follow' })).toBeVisible();
});
