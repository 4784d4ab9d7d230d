import '../../testing/fake-indexed-db';
import type { Post } from '@aranya/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearDrafts } from '../../lib/device-storage';
import { type FakeAnswer, fakeApi, type FakeCall, refusal } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe, samplePicture, samplePost } from '../../testing/samples';
import { rebased, toEdit } from './edit-draft';
import EditPostDialog from './edit-post-dialog';

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(async () => {
  sessionStorage.clear();
  await clearDrafts();
  api.finish();
});

const images = [1, 2, 3].map((number) => samplePicture(number, { alt: `Alt ${number}` }));
const post = samplePost(1, { user: sampleMe(), images });
const [one, , three] = images.map(({ url }) => url);
const file = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
const edited = (next: Post = post): FakeAnswer => ({
  body: { success: true, message: 'Post edited', post: next },
});

async function show(answer: (call: FakeCall) => FakeAnswer = () => edited()) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/post/edit': answer,
    'POST /api/post/edit/images': answer,
  });
  const onOpenChange = jest.fn();
  const view = renderCommunity('/community', <EditPostDialog post={post} open onOpenChange={onOpenChange} />);
  await screen.findByRole('dialog', { name: 'Edit post' });
  return { ...view, onOpenChange };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sentForm = (at = 0) => {
  const form = api.callsTo('/api/post/edit/images')[at]?.body as FormData;
  const { images: sent } = JSON.parse(String(form.get('edit'))) as {
    images: { url?: string; alt: string }[];
  };
  return { images: sent, files: form.getAll('images').map((each) => (each as File).name) };
};

test('pictures are added, removed and moved by an edit, and the form has the files', async () => {
  const { onOpenChange } = await show();
  await press('Remove picture 2');
  await userEvent.upload(screen.getByLabelText('Add pictures'), [file('new.jpg')]);
  await userEvent.type(screen.getByLabelText('Description of picture 3'), 'New');
  await press('Move picture 3 up');
  expect(screen.getByRole('button', { name: 'Move picture 2 up' })).toHaveFocus();
  await waitFor(() => expect(screen.getByText('Picture 2 of 3')).toBeInTheDocument());
  await save();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(sentForm()).toMatchObject({
    images: [{ url: one }, { alt: 'New' }, { url: three }],
    files: ['new.jpg'],
  });
  expect(sentForm().images[1]).not.toHaveProperty('url');
});

test('texts and licences alone are sent as before', async () => {
  await show();
  await userEvent.selectOptions(screen.getByLabelText('Licence of picture 2'), 'CC BY 4.0');
  await save();
  await waitFor(() => expect(api.callsTo('/api/post/edit')).toHaveLength(1));
  expect(api.callsTo('/api/post/edit')[0]?.body).toMatchObject({
    image_alts: ['Alt 1', 'Alt 2', 'Alt 3'],
    image_licences: ['all_rights_reserved', 'cc_by', 'all_rights_reserved'],
  });
});

test('what was chosen stays after a refusal, and when the dialog is opened again', async () => {
  const { unmount } = await show(() => refusal(415, 'unsupported_media', 'new.jpg is not a picture.'));
  await userEvent.upload(screen.getByLabelText('Add pictures'), [file('new.jpg')]);
  await save();
  expect(await screen.findByText('new.jpg is not a picture.', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'new.jpg' })).toBeInTheDocument();
  unmount();
  api.finish();
  await show();
  expect(await screen.findByRole('img', { name: 'new.jpg' })).toBeInTheDocument();
  await save();
  await waitFor(() => expect(api.callsTo('/api/post/edit/images')).toHaveLength(1));
  expect(sentForm()).toMatchObject({ images: [{}, {}, {}, {}], files: ['new.jpg'] });
});

test('a post has at most ten pictures, also by an edit', async () => {
  await show();
  await userEvent.upload(
    screen.getByLabelText('Add pictures'),
    [...'abcdefgh'].map((name) => file(`${name}.jpg`)),
  );
  expect(await screen.findByText('A post can have at most 10 pictures.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.getByLabelText('Add pictures')).toBeDisabled();
});

describe('keeping an edit of a post that changed elsewhere', () => {
  const elsewhere = { ...post, images: [images[2], samplePicture(9)].flatMap((each) => each ?? []) };
  const urls = (edit: ReturnType<typeof toEdit>) => edit.pictures.map(({ url }) => url);

  test('leaves pictures that were not touched as they are now', () => {
    const edit = toEdit(post);
    expect(urls(rebased({ ...edit, text: 'Mine' }, elsewhere))).toEqual([three, samplePicture(9).url]);
  });

  test('keeps the own order, without what is gone and with what came', () => {
    const [first, second, third] = toEdit(post).pictures;
    const moved = [third, second, first].flatMap((each) => each ?? []);
    const next = rebased({ ...toEdit(post), pictures: moved }, elsewhere);
    expect(urls(next)).toEqual([three, samplePicture(9).url]);
    expect(next.urls).toEqual([three, samplePicture(9).url]);
  });
});
