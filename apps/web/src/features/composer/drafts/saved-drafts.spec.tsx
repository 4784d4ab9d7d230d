import '../../../testing/fake-indexed-db';
import type { Draft } from '@aranya/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLiveHandler } from '../../../data/live/live-handler';
import CreatePostPage from '../create-post-page';
import { fakeApi } from '../../../testing/fake-api';
import { fakeDrafts } from '../../../testing/fake-drafts';
import { meAnswer, renderCommunity } from '../../../testing/render-community';
import { sampleId, sampleMe } from '../../../testing/samples';
import { writeFiles } from '../../../parts/post-editor/kept-files';

let api: ReturnType<typeof fakeApi>;
let drafts: Draft[];
let published: Set<string>;
/** The revisions that published posts named. */
let seen: (string | null)[];
beforeEach(() => {
  window.sessionStorage.clear();
});
afterEach(() => api.finish());

const draftOf = (number: number, text: string, revision = 1): Draft => ({
  _id: sampleId(number),
  body: { text, pictures: [] },
  revision,
  updatedAt: new Date(Date.now() - 60_000).toISOString(),
});

async function show(stored: Draft[] = [], query = '') {
  drafts = stored;
  published = new Set();
  seen = [];
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    ...fakeDrafts(drafts, published),
    'POST /api/post/add': ({ body }) => {
      seen.push((body as FormData).get('draft_revision') as string | null);
      const message = 'Changed elsewhere.';
      return {
        status: 409,
        body: { success: false, code: 'conflict', message, fields: { draft_revision: message } },
      };
    },
  });
  const view = renderCommunity(
    `/community/create-post${query}`,
    <CreatePostPage />,
    '/community/create-post',
  );
  await screen.findByText('Kabir Rathore');
  return view;
}
const area = () => screen.getByRole('textbox', { name: "What's happening?" });
/** As when another tab is chosen: saves at once. */
function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
}

test('saves what is typed when the page is hidden, and says so', async () => {
  await show();
  await userEvent.type(area(), 'A heron');
  hide();
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(drafts).toMatchObject([{ body: { text: 'A heron' }, revision: 1 }]);
});

test('a save waits for the one before, and is no change of another device', async () => {
  await show();
  await userEvent.type(area(), 'A jackal');
  hide();
  fireEvent.change(area(), { target: { value: 'A jackal, and its pups' } });
  hide();
  await waitFor(() => expect(drafts[0]?.body.text).toBe('A jackal, and its pups'));
  expect(drafts[0]?.revision).toBe(2);
  expect(screen.queryByText(/changed on another device/)).not.toBeInTheDocument();
});

test('opens the draft of another device and keeps the own one', async () => {
  await show([draftOf(1, 'From the other device')]);
  await userEvent.type(area(), 'Mine');
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: /^From the other device/ }));
  await waitFor(() => expect(area()).toHaveValue('From the other device'));
  expect(drafts.map(({ body }) => body.text).sort()).toEqual(['From the other device', 'Mine']);
  await userEvent.type(area(), ', continued');
  hide();
  await waitFor(() => expect(drafts.find(({ _id }) => _id === sampleId(1))?.revision).toBe(2));
});

test('an editor that opens empty leads to the newest draft, and keeps what was typed meanwhile', async () => {
  await show([draftOf(1, 'From the other device'), draftOf(2, 'Older')]);
  expect(await screen.findByText(/^You have a draft, saved/)).toHaveTextContent('saved 1 minute ago.');
  await userEvent.type(area(), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Continue it' }));
  await waitFor(() => expect(area()).toHaveValue('From the other device'));
  expect(screen.queryByText(/^You have a draft/)).not.toBeInTheDocument();
  expect(drafts.map(({ body }) => body.text).sort()).toEqual(['From the other device', 'Mine', 'Older']);
});

test('a draft that is chosen from the list stays as it is, whatever the link names', async () => {
  await show([draftOf(1, 'From the other device')], '?tag=kanha');
  expect(area()).toHaveValue('#kanha ');
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: /^From the other device/ }));
  await waitFor(() => expect(area()).toHaveValue('From the other device'));
  expect(drafts).toHaveLength(1);
});

test('the list shows what a draft without text has', async () => {
  const sighting = {
    species: [{ species: 'chital', count: null }],
    place: { kind: 'park' as const, park: 'kanha-national-park' },
    seen_on: '2026-11-03',
    hide_place: false,
  };
  const pictures = [{ id: sampleId(77), alt: '' }];
  const untold = (number: number, body: Partial<Draft['body']>): Draft => ({
    ...draftOf(number, ''),
    body: { text: ' ', pictures: [], ...body },
  });
  await show([
    untold(1, { sighting, pictures }),
    untold(2, {
      asks: true,
      sighting: { ...sighting, species: [], place: { kind: 'point', lat: 20, lng: 79 } },
    }),
    untold(3, { pictures: [...pictures, { id: sampleId(78), alt: '' }] }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts (3)' }));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'A sighting without textChital · Kanha National Park · 3 November 20261 minute ago · 1 picture, on the device where you chose it',
    'A question without text20° N 79° E · 3 November 20261 minute ago',
    'Pictures without text1 minute ago · 2 pictures, on the device where you chose them',
  ]);
});

test('a draft that is opened again on this device has its pictures', async () => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const heron = { id: sampleId(77), alt: 'It waits', licence: 'cc_by' as const };
  const file = new File(['bytes'], 'heron.jpg', { type: 'image/jpeg' });
  await writeFiles(sampleMe()._id, { added: [{ ...heron, file }] });
  const kept = draftOf(1, 'With a picture');
  await show([{ ...kept, body: { ...kept.body, pictures: [heron] } }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: /^With a picture/ }));
  expect(await screen.findByRole('img', { name: 'heron.jpg' })).toBeVisible();
  expect(screen.getByLabelText('Description of picture 1')).toHaveValue('It waits');
});

test('what another device changed meanwhile is offered beside the own text', async () => {
  await show([draftOf(1, 'Start')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Start/ }));
  await waitFor(() => expect(area()).toHaveValue('Start'));
  drafts.splice(0, 1, draftOf(1, 'Theirs', 5));
  await userEvent.type(area(), ' mine');
  hide();
  const offer = await screen.findByRole('region', { name: 'Changed on another device' });
  expect(offer).toHaveTextContent('Theirs');
  expect(area()).toHaveValue('Start mine');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(drafts).toMatchObject([{ body: { text: 'Start mine' }, revision: 6 }]));
});

test('an emptied draft goes on the server as well', async () => {
  await show();
  await userEvent.type(area(), 'A');
  hide();
  await waitFor(() => expect(drafts).toHaveLength(1));
  await userEvent.clear(area());
  await waitFor(() => expect(drafts).toHaveLength(0));
});

/** Opens the only draft. */
async function openStart() {
  const view = await show([draftOf(1, 'Start')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Drafts (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Start/ }));
  await waitFor(() => expect(area()).toHaveValue('Start'));
  return view;
}
function publishElsewhere() {
  drafts.length = 0;
  published.add(sampleId(1));
}
/** A live event tells it. */
const hearOf = ({ queryClient }: Awaited<ReturnType<typeof show>>) =>
  act(() =>
    createLiveHandler({
      queryClient,
      currentUserId: sampleMe()._id,
      openChat: () => null,
      onElsewhere: () => undefined,
      onSent: () => undefined,
      onConnections: () => undefined,
      onSignedOut: () => undefined,
    })({ type: 'drafts' }),
  );

test('what another device saved comes by itself while nothing is unsaved here, and is edited on', async () => {
  const view = await openStart();
  drafts.splice(0, 1, draftOf(1, 'Start. And a sentence of the phone.', 2));
  hearOf(view);
  expect(await screen.findByText('Updated: this draft was changed on another device.')).toBeVisible();
  expect(area()).toHaveValue('Start. And a sentence of the phone.');
  expect(screen.queryByRole('region', { name: 'Changed on another device' })).not.toBeInTheDocument();
  await userEvent.type(area(), ' Mine.');
  expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument();
  hide();
  await waitFor(() =>
    expect(drafts).toMatchObject([
      { body: { text: 'Start. And a sentence of the phone. Mine.' }, revision: 3 },
    ]),
  );
});

test('what another device saved is offered at once beside what is unsaved here, and is not published over', async () => {
  const view = await openStart();
  await userEvent.type(area(), ' mine');
  drafts.splice(0, 1, draftOf(1, 'Theirs', 2));
  hearOf(view);
  const offer = await screen.findByRole('region', { name: 'Changed on another device' });
  expect(offer).toHaveTextContent('Theirs');
  expect(area()).toHaveValue('Start mine');
  await userEvent.click(screen.getByRole('button', { name: 'Publish Post' }));
  const refused = 'This draft was changed on another device. Choose one of the two versions, then publish.';
  expect((await screen.findAllByText(refused)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(drafts).toMatchObject([{ body: { text: 'Start mine' }, revision: 3 }]));
});

test('an old text is not published over what another device saved unheard', async () => {
  await openStart();
  drafts.splice(0, 1, draftOf(1, 'Start. And a sentence of the phone.', 2));
  await userEvent.click(screen.getByRole('button', { name: 'Publish Post' }));
  await waitFor(() => expect(area()).toHaveValue('Start. And a sentence of the phone.'));
  expect(screen.getByText('Changed elsewhere.', { selector: 'p' })).toBeVisible();
  expect(seen).toEqual(['1']);
  await userEvent.click(screen.getByRole('button', { name: 'Publish Post' }));
  await waitFor(() => expect(seen).toEqual(['1', '2']));
});

test('the own save is no change of another device', async () => {
  const view = await openStart();
  await userEvent.type(area(), ' mine');
  hide();
  hearOf(view);
  expect(await screen.findByText('Saved')).toBeVisible();
  hearOf(view);
  await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  expect(screen.getByText('Saved')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Changed on another device' })).not.toBeInTheDocument();
});

test('a draft that was published elsewhere closes, and says so', async () => {
  const view = await openStart();
  publishElsewhere();
  hearOf(view);
  const closed = 'This draft was published on another device. It is closed here.';
  expect(await screen.findByText(closed)).toBeVisible();
  expect(area()).toHaveValue('');
  await userEvent.type(area(), 'Another');
  expect(screen.queryByText(closed)).not.toBeInTheDocument();
  hide();
  await waitFor(() => expect(drafts).toMatchObject([{ body: { text: 'Another' }, revision: 1 }]));
});

test('a draft that was discarded elsewhere closes after a reload as well', async () => {
  const view = await openStart();
  view.unmount();
  api.finish();
  await show();
  expect(
    await screen.findByText('This draft was discarded on another device. It is closed here.'),
  ).toBeVisible();
  expect(area()).toHaveValue('');
});

test('what was typed after a draft was published elsewhere is offered as a new one', async () => {
  await openStart();
  publishElsewhere();
  await userEvent.type(area(), ' and more');
  hide();
  expect(
    await screen.findByText(/^This draft was published on another device. What you typed/),
  ).toBeVisible();
  expect(area()).toHaveValue('Start and more');
  await userEvent.click(screen.getByRole('button', { name: 'Publish Post' }));
  expect(
    (await screen.findAllByText('Keep what you typed as a new draft first, or discard it.')).length,
  ).toBeGreaterThan(0);
  expect(drafts).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep as a new draft' }));
  expect(area()).toHaveFocus();
  await waitFor(() => expect(drafts).toMatchObject([{ body: { text: 'Start and more' }, revision: 1 }]));
  expect(drafts[0]?._id).not.toBe(sampleId(1));
  expect(screen.queryByRole('button', { name: 'Keep as a new draft' })).not.toBeInTheDocument();
});

test('what was typed after a draft was discarded elsewhere can go as well', async () => {
  await openStart();
  drafts.length = 0;
  await userEvent.type(area(), ' and more');
  hide();
  const gone = await screen.findByRole('region', { name: /^This draft was discarded on another device/ });
  await userEvent.click(within(gone).getByRole('button', { name: 'Discard' }));
  expect(area()).toHaveValue('');
  expect(area()).toHaveFocus();
});
