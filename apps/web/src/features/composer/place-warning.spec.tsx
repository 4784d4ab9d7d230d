import '../../testing/fake-indexed-db';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type * as WildlifeData from '@aranya/wildlife-data';
import userEvent from '@testing-library/user-event';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe, samplePicture, samplePost } from '../../testing/samples';
import { fakeApi, refusal, type FakeCall } from '../../testing/fake-api';
import { fakeDrafts } from '../../testing/fake-drafts';
import CreatePostPage from './create-post-page';
import { loadDraft } from './draft-store';

const WITH_PLACE = 'A tigress at 20.2484, 79.3432 with cubs';
const WITHOUT = 'A tigress with cubs';

let mockFailures = 0;
jest.mock('@aranya/wildlife-data', () => {
  const actual = jest.requireActual<typeof WildlifeData>('@aranya/wildlife-data');
  return {
    ...actual,
    checkPlaces: (...input: Parameters<typeof actual.checkPlaces>) => {
      if (mockFailures-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
      return actual.checkPlaces(...input);
    },
  };
});

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  mockFailures = 0;
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => {
  sessionStorage.clear();
  api.finish();
});

function published({ body }: FakeCall) {
  const form = body as FormData;
  const images = form.getAll('images').map((_, index) => samplePicture(index));
  const post = samplePost(7, { content: String(form.get('content')), images });
  return { body: { success: true, message: 'Post Added', post } };
}

const area = () => screen.getByRole('textbox', { name: "What's happening?" });
const publish = () => screen.getByRole('button', { name: 'Publish Post' });
const sent = () => api.callsTo('/api/post/add').map(({ body }) => body as FormData);
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const choose = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByText(name, { selector: 'button, button *' }));

async function write(text: string, alt?: string) {
  api = fakeApi({
    ...fakeDrafts(),
    'GET /api/user/data': meAnswer,
    'GET /api/taxa': () => ({ body: { success: true, taxa: [], total: 0 } }),
    'POST /api/post/add': published,
  });
  renderCommunity('/community/create-post', <CreatePostPage />);
  await screen.findByText('Kabir Rathore');
  fireEvent.change(area(), { target: { value: text } });
  if (alt !== undefined) {
    await userEvent.upload(
      screen.getByLabelText('Add pictures'),
      new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    );
    fireEvent.change(screen.getByLabelText('Description of picture 1'), { target: { value: alt } });
  }
  await userEvent.click(publish());
}

test('a post with an exact place beside a threatened species is not sent before its author decides', async () => {
  await write(WITH_PLACE);
  const dialog = await screen.findByRole('dialog', { name: 'This shows poachers the way' });
  expect(dialog).toHaveAccessibleDescription(
    'Your post names Bengal Tiger (Endangered) and gives an exact place. Poachers read posts too.',
  );
  expect(dialog).toHaveFocus();
  expect(within(dialog).getByText('20.2484, 79.3432')).toBeVisible();
  expect(within(dialog).getByText('In your text')).toBeVisible();
  expect(within(dialog).getByText(/camera stores in a picture is removed/)).toBeVisible();
  expect(sent()).toHaveLength(0);
});

test('taking it out changes the draft, is announced, and can be undone', async () => {
  await write(WITH_PLACE);
  await screen.findByRole('dialog');
  await choose('Take it out');
  await gone();
  expect(area()).toHaveValue(WITHOUT);
  expect((await loadDraft(sampleMe()._id))?.text).toBe(WITHOUT);
  expect(area()).toHaveFocus();
  expect(screen.getByText(/The exact place was removed from your post/)).toHaveAttribute('role', 'status');
  // Beside the words that it is about.
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo.compareDocumentPosition(screen.getByRole('button', { name: 'Add a sighting' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(area()).toHaveValue(WITH_PLACE);
  expect(area()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await userEvent.click(publish());
  expect(await screen.findByRole('dialog')).toBeVisible();
  await choose('Take it out');
  await gone();
  await userEvent.type(area(), '!');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await userEvent.click(publish());
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(sent().map((form) => form.get('content'))).toEqual([`${WITHOUT}!`]);
});

test('its coordinates can move to the sighting, where others see a square', async () => {
  await write(WITH_PLACE);
  await screen.findByRole('dialog');
  await choose('Move it to the sighting');
  await gone();
  expect(area()).toHaveValue(WITHOUT);
  expect((await loadDraft(sampleMe()._id))?.sighting).toMatchObject({
    species: [{ species: 'bengal-tiger', count: null }],
    place: { kind: 'point', lat: 20.2484, lng: 79.3432 },
    hide_place: false,
  });
  expect(await screen.findByText('Others see a square of about 22 km and the month.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(area()).toHaveValue(WITH_PLACE);
  expect((await loadDraft(sampleMe()._id))?.sighting).toBeNull();
});

test('a place without coordinates cannot move there', async () => {
  await write('A tigress at ///filled.count.soap');
  await screen.findByRole('dialog');
  expect(screen.queryByText('Move it to the sighting')).not.toBeInTheDocument();
});

test('a chosen species counts as named', async () => {
  await write('');
  fireEvent.change(area(), { target: { value: 'Two at 20.2484, 79.3432' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add a sighting' }));
  const species = await screen.findByRole('combobox', { name: 'Species' });
  await userEvent.type(species, 'bengal t{Enter}');
  await userEvent.click(publish());
  expect(await screen.findByRole('dialog', { name: 'This shows poachers the way' })).toBeVisible();
});

test('it can be published anyway, once', async () => {
  await write(WITH_PLACE);
  await screen.findByRole('dialog');
  await choose('Publish anyway');
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(sent().map((form) => form.get('content'))).toEqual([WITH_PLACE]);
});

test.each<[string, () => Promise<unknown>]>([
  ['Keep editing', () => choose('Keep editing')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s keeps every character and selects the place', async (_, leave) => {
  await write(WITH_PLACE);
  await screen.findByRole('dialog');
  await leave();
  await gone();
  await waitFor(() => expect(area()).toHaveFocus());
  const field = area() as HTMLTextAreaElement;
  expect(field).toHaveValue(WITH_PLACE);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('20.2484, 79.3432');
  expect(sent()).toHaveLength(0);
});

test('the description of a picture is checked as well', async () => {
  await write('A tigress', 'Tadoba, ///filled.count.soap');
  expect(await screen.findByText('In the description of picture 1')).toBeVisible();
  await choose('Take it out');
  await gone();
  expect(screen.getByLabelText('Description of picture 1')).toHaveValue('Tadoba');
  expect(screen.getByLabelText('Description of picture 1')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Description of picture 1')).toHaveValue('Tadoba, ///filled.count.soap');
});

test('posts without an animal or without a place go at once', async () => {
  await write('Tigers of Tadoba, 3, 4 of them, Rs 1,500.00');
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('where the check fails, the author is told, and the next attempt goes on', async () => {
  mockFailures = 2;
  await write(WITH_PLACE);
  expect(
    (await screen.findAllByText(/The check for exact places could not be loaded/)).length,
  ).toBeGreaterThan(0);
  expect(sent()).toHaveLength(0);
  expect(area()).toHaveValue(WITH_PLACE);
  await userEvent.click(publish());
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('a refused post stays, and is checked again', async () => {
  await write(WITH_PLACE);
  await screen.findByRole('dialog');
  api.finish();
  api = fakeApi({
    ...fakeDrafts(),
    'GET /api/user/data': meAnswer,
    'POST /api/post/add': () => refusal(503, 'unavailable', 'Later.'),
  });
  await choose('Publish anyway');
  expect(await screen.findByText('Post not Added')).toBeVisible();
  expect(area()).toHaveValue(WITH_PLACE);
  await userEvent.click(publish());
  expect(await screen.findByRole('dialog')).toBeVisible();
});
