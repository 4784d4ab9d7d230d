import '../../../testing/fake-indexed-db';
import type { Draft } from '@aranya/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CreatePostPage from '../create-post-page';
import { fakeApi } from '../../../testing/fake-api';
import { fakeDrafts } from '../../../testing/fake-drafts';
import { meAnswer, renderCommunity } from '../../../testing/render-community';
import { sampleId, sampleMe } from '../../../testing/samples';
import { writePictures } from '../draft-store';

let api: ReturnType<typeof fakeApi>;
let drafts: Draft[];
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

async function show(stored: Draft[] = []) {
  drafts = stored;
  api = fakeApi({ 'GET /api/user/data': meAnswer, ...fakeDrafts(drafts) });
  renderCommunity('/community/create-post', <CreatePostPage />);
  await screen.findByText('Kabir Rathore');
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

test('a draft that is opened again on this device has its pictures', async () => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const heron = { id: sampleId(77), alt: 'It waits', licence: 'cc_by' as const };
  const file = new File(['bytes'], 'heron.jpg', { type: 'image/jpeg' });
  await writePictures(sampleMe()._id, { added: [{ ...heron, file }] });
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
