import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureGrid } from './picture-grid';
import { fakeApi, refusal } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, sampleMe, samplePicture, samplePost } from '../../testing/samples';
import { AltSuggestions } from './alt-suggestions';
import { PictureNotes } from './picture-notes';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const theirs = samplePost(1, {
  images: [samplePicture(1, { licence: 'cc_by' }), samplePicture(2, { alt: 'A heron' })],
});
const mine = { ...theirs, user: sampleMe() };
const suggestion = (number: number, alt: string) => ({
  _id: sampleId(number),
  position: 1,
  alt,
  user: { _id: sampleId(7), full_name: 'Priya Nair', username: 'priya', profile_picture: '' },
  createdAt: '2026-11-20T08:00:00.000Z',
});

function showPictures(post = theirs, answers: Parameters<typeof fakeApi>[0] = {}) {
  api = fakeApi({ 'GET /api/user/data': meAnswer, ...answers });
  const notes = (position: number) => <PictureNotes post={post} position={position} />;
  renderCommunity('/community', <PictureGrid id="1" pictures={post.images} owner="Meera" notes={notes} />);
}

const enlarge = async (number: number) => {
  await userEvent.click(screen.getAllByRole('button', { name: /^Enlarge/ })[number - 1] as HTMLElement);
  return within(await screen.findByRole('dialog'));
};

test('an enlarged picture names its licence, and somebody else describes it by keyboard', async () => {
  showPictures(theirs, {
    'POST /api/alt-texts/suggest': () => ({
      body: {
        success: true,
        message: 'Thank you.',
        suggestion: { ...suggestion(1, 'A crane'), position: 0 },
      },
    }),
  });
  const dialog = await enlarge(1);
  expect(dialog.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'rel',
    expect.stringContaining('license'),
  );
  await userEvent.click(await dialog.findByRole('button', { name: /^Describe it/ }));
  await userEvent.keyboard('A cran{ArrowLeft}{ArrowRight}e');
  expect(dialog.getByText('1 of 2', { exact: false })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Suggest it' }));
  await waitFor(() => expect(dialog.queryByRole('textbox')).not.toBeInTheDocument());
  expect(api.callsTo('/api/alt-texts/suggest')[0]?.body).toEqual({
    postId: theirs._id,
    position: 0,
    alt: 'A crane',
  });
});

test('what is typed stays after a refusal, and nothing empty is sent', async () => {
  showPictures(theirs, {
    'POST /api/alt-texts/suggest': () => refusal(429, 'too_many_requests', 'Wait a little.'),
  });
  const dialog = await enlarge(2);
  expect(dialog.getByText('All rights reserved')).toBeVisible();
  await userEvent.click(await dialog.findByRole('button', { name: 'Suggest a better description' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Suggest it' }));
  expect(dialog.getByText('Write what the picture shows.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox'), 'A grey heron');
  await userEvent.click(dialog.getByRole('button', { name: 'Suggest it' }));
  expect(await dialog.findByText('Wait a little.')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('A grey heron');
});

test('the author is asked for no suggestion of their own', async () => {
  showPictures(mine);
  const dialog = await enlarge(1);
  await dialog.findByText('CC BY 4.0');
  expect(dialog.queryByRole('button', { name: /^Describe it/ })).not.toBeInTheDocument();
});

test('the author takes one suggestion and declines another', async () => {
  let left = [suggestion(1, 'A grey heron'), suggestion(2, 'A bird')];
  const answerWith = (gone: string, body: object) => {
    left = left.filter(({ _id }) => _id !== gone);
    return { body: { success: true, message: 'Done', ...body } };
  };
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/alt-texts/list': () => ({ body: { success: true, suggestions: left } }),
    'POST /api/alt-texts/take': () => answerWith(sampleId(1), { alt: 'A grey heron' }),
    'POST /api/alt-texts/remove': () => answerWith(sampleId(2), {}),
  });
  renderCommunity('/community', <AltSuggestions post={mine} />);
  const [, second] = await screen.findAllByRole('listitem');
  expect(second).toHaveTextContent('Priya Nair for picture 2');
  await userEvent.click(within(second as HTMLElement).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Use it' })).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
  await waitFor(() => expect(screen.queryByText('Suggested descriptions')).not.toBeInTheDocument());
  expect(api.calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/alt-texts/take', '/api/alt-texts/remove']),
  );
});

test('others see no list of suggestions', async () => {
  api = fakeApi({ 'GET /api/user/data': meAnswer });
  const { container } = renderCommunity('/community', <AltSuggestions post={theirs} />);
  await waitFor(() => expect(api.callsTo('/api/user/data')).toHaveLength(1));
  expect(container.querySelector('section[aria-labelledby="alt-suggestions"]')).toBeNull();
});
