import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCommunity } from '../../../testing/render-community';
import { sampleMe } from '../../../testing/samples';
import { refusal, fakeApi, type FakeAnswer, type FakeCall } from '../../../testing/fake-api';
import ProfilePage from '../profile-page';

let api: ReturnType<typeof fakeApi>;
const previews = new Set<string>();

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => {
    const address = `blob:${++made}`;
    previews.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void previews.delete(address);
});

afterEach(() => {
  previews.clear();
  api.finish();
});

const sentForm = (call: FakeCall | undefined) => call?.body as FormData;
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const picture = (name: string, type = 'image/jpeg') => new File(['bytes'], name, { type });

async function open(update: (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>) {
  let me = sampleMe();
  api = fakeApi({
    'GET /api/user/data': () => ({ body: { success: true, user: me } }),
    'POST /api/user/profiles': () => ({
      body: {
        success: true,
        profile: me,
        life_list_shared: true,
        likes_shared: true,
        posts: [],
        next_cursor: null,
      },
    }),
    'POST /api/user/update': async (call) => {
      const answer = await update(call);
      if ((answer.status ?? 200) === 200) me = (answer.body as { user: typeof me }).user;
      return answer;
    },
  });
  renderCommunity('/community/profile', <ProfilePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return screen.findByRole('dialog', { name: 'Edit Profile' });
}

/** Returns the API's answer to a form. */
function saved(form: FormData): FakeAnswer {
  const text = (name: string) => String(form.get(name));
  const user = {
    ...sampleMe(),
    full_name: text('full_name'),
    username: text('username'),
    bio: text('bio'),
    location: text('location'),
  };
  return { body: { success: true, message: 'Profile updated', user } };
}

test('saves texts and pictures as one form, shows Saving, then the answer, and closes', async () => {
  let answer: (value: FakeAnswer) => void = () => undefined;
  const dialog = await open(() => new Promise((resolve) => (answer = resolve)));
  expect(field('Name')).toHaveFocus();
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), 'Kabir R.');
  await userEvent.type(field('Bio'), 'Owls');
  await userEvent.type(field('Location'), 'Jodhpur');
  await userEvent.upload(screen.getByLabelText('Profile picture'), picture('me.jpg'));
  await userEvent.upload(screen.getByLabelText('Cover photo'), picture('dunes.png', 'image/png'));
  expect(within(dialog).getByRole('img', { name: 'New profile picture: me.jpg' })).toBeVisible();
  expect(within(dialog).getByRole('img', { name: 'New cover photo: dunes.png' })).toBeVisible();
  await save();
  await save();
  expect(await screen.findByText('Saving')).toBeVisible();
  expect(api.callsTo('/api/user/update')).toHaveLength(1);
  const form = sentForm(api.callsTo('/api/user/update')[0]);
  expect(
    Object.fromEntries(['full_name', 'username', 'bio', 'location'].map((name) => [name, form.get(name)])),
  ).toEqual({
    full_name: 'Kabir R.',
    username: 'kabir',
    bio: 'Owls',
    location: 'Jodhpur',
  });
  expect((form.get('profile') as File).name).toBe('me.jpg');
  expect((form.get('cover') as File).name).toBe('dunes.png');
  expect(dialog).toBeInTheDocument();

  await act(async () => answer(saved(form)));
  expect(await screen.findByText('Profile updated')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Kabir R.' })).toBeVisible();
  expect(previews.size).toBe(0);
});

test('a taken username is an error of its field, and nothing typed is lost', async () => {
  await open(() => ({
    status: 409,
    body: {
      success: false,
      code: 'username_taken',
      message: 'This username is taken.',
      fields: { username: 'This username is taken.' },
    },
  }));
  await userEvent.clear(field('Username'));
  await userEvent.type(field('Username'), 'meera');
  await userEvent.type(field('Bio'), 'Owls');
  await userEvent.upload(screen.getByLabelText('Profile picture'), picture('me.jpg'));
  await save();
  await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(/This username is taken\./));
  expect(field('Username')).toHaveFocus();
  expect(field('Username')).toHaveValue('meera');
  expect(field('Bio')).toHaveValue('Owls');
  expect(screen.getByRole('img', { name: 'New profile picture: me.jpg' })).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
});

test('does not send what the API would refuse', async () => {
  await open((call) => saved(sentForm(call)));
  await userEvent.clear(field('Name'));
  await userEvent.clear(field('Username'));
  await userEvent.type(field('Username'), 'a b');
  await save();
  expect(field('Name')).toHaveAccessibleDescription('Name cannot be empty.');
  expect(field('Name')).toHaveFocus();
  expect(field('Username')).toHaveAccessibleDescription(/A username has 3 to 30 characters/);
  expect(api.callsTo('/api/user/update')).toHaveLength(0);
});

test('an error that belongs to no field stays visible', async () => {
  await open(() => refusal(503, 'unavailable', 'Back in a moment.'));
  await userEvent.type(field('Bio'), 'Owls');
  await save();
  expect((await screen.findAllByText('Back in a moment.')).length).toBe(2);
  expect(field('Bio')).toHaveValue('Owls');
});

test('accepts only pictures, and a choice can be removed', async () => {
  await open((call) => saved(sentForm(call)));
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Cover photo'), picture('notes.pdf', 'application/pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent('notes.pdf is not a picture.');
  await user.upload(screen.getByLabelText('Cover photo'), picture('dunes.jpg'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove new cover photo' }));
  expect(screen.queryByRole('img', { name: /New cover/ })).not.toBeInTheDocument();
  expect(previews.size).toBe(0);
  await save();
  await waitFor(() => expect(api.callsTo('/api/user/update')).toHaveLength(1));
  expect(sentForm(api.callsTo('/api/user/update')[0]).has('cover')).toBe(false);
});

test('asks before closing only with unsaved changes', async () => {
  await open((call) => saved(sentForm(call)));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  await userEvent.type(field('Bio'), 'Owls');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(field('Bio')).toHaveValue('Owls');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsTo('/api/user/update')).toHaveLength(0);
});
