import '../../testing/fake-indexed-db';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../testing/fake-api';
import { fakeDrafts } from '../../testing/fake-drafts';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe } from '../../testing/samples';
import CreatePostPage from './create-post-page';
import { loadDraft } from './draft-store';

let api: ReturnType<typeof fakeApi>;

beforeEach(async () => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  api = fakeApi({
    ...fakeDrafts(),
    'GET /api/user/data': meAnswer,
    'POST /api/post/add': () => refusal(415, 'unsupported_media', 'This cannot be read.'),
  });
  renderCommunity('/community/create-post', <CreatePostPage />);
  await screen.findByText('Kabir Rathore');
});

afterEach(() => {
  sessionStorage.clear();
  api.finish();
});

const area = () => screen.getByRole('textbox', { name: "What's happening?" });
const publish = () => screen.getByRole('button', { name: 'Publish Post' });

test('a draft can be discarded at once, after a question', async () => {
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  await userEvent.type(area(), 'From the hide');
  await userEvent.upload(
    screen.getByLabelText('Add pictures'),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  );
  await userEvent.click(publish());
  expect(await screen.findByText('Post not Added')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(area()).toHaveValue('From the hide');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(area()).toHaveValue('');
  await waitFor(() => expect(area()).toHaveFocus());
  expect(screen.queryByLabelText('Description of picture 1')).not.toBeInTheDocument();
  expect(screen.queryByText('This cannot be read.', { selector: 'form *' })).not.toBeInTheDocument();
  expect(await loadDraft(sampleMe()._id)).toBeNull();
});

test('what is typed with the focus on the heading goes to the field', async () => {
  const heading = screen.getByRole('heading', { level: 1 });
  heading.tabIndex = -1;
  heading.focus();
  await userEvent.keyboard(' ');
  expect(heading).toHaveFocus();
  await userEvent.keyboard('Two storks');
  expect(area()).toHaveValue('Two storks');
  publish().focus();
  await userEvent.keyboard('x');
  expect(publish()).toHaveFocus();
});
