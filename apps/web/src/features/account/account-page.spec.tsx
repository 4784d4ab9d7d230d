import type { PictureLicence, RecordLicence, User } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionContext } from '../../lib/session/session-context';
import { defaultSettings } from '../../lib/settings';
import { fakeSettings } from '../../testing/fake-settings';
import { inLanguage } from '../../testing/in-language';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, samplePerson, sampleSession } from '../../testing/samples';
import { refusal, fakeApi } from '../../testing/fake-api';
import AccountPage from './account-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const done = (message: string) => ({ body: { success: true, message } });
const signOut = jest.fn(() => Promise.resolve());
const session = sampleSession({ signOut });

function show(blocked: () => User[] = () => [], answers: Parameters<typeof fakeApi>[0] = {}) {
  signOut.mockClear();
  const given = { profile: 'public', likes: 'public', open_to_guests: false };
  api = fakeApi({
    'GET /api/user/blocked': () => ({ body: { success: true, users: blocked(), next_cursor: null } }),
    'GET /api/user/privacy': () => ({ body: { success: true, privacy: given } }),
    'POST /api/user/privacy': ({ body }) => {
      Object.assign(given, body);
      return done('Saved');
    },
    'GET /api/user/data': meAnswer,
    ...answers,
  });
  return renderCommunity(
    '/community/account',
    <SessionContext value={session}>
      <AccountPage />
    </SessionContext>,
  );
}

test('lists blocked people; Unblock removes a person from the list', async () => {
  let blocked = [samplePerson(1), samplePerson(2)];
  show(() => blocked, {
    'POST /api/user/unblock': () => {
      blocked = blocked.slice(1);
      return done('You no longer block Person 1');
    },
  });
  const list = await screen.findByRole('list', { name: 'Blocked people' });
  const [first] = within(list).getAllByRole('button', { name: 'Unblock' });
  expect(first).toHaveAccessibleDescription('Person 1');
  if (first) await userEvent.click(first);
  expect(await screen.findByText('You no longer block Person 1')).toBeVisible();
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(api.callsTo('/api/user/unblock')[0]?.body).toEqual({ id: sampleId(1) });
  expect(within(list).getByRole('button', { name: 'Unblock' })).toHaveFocus();
});

test('says and asks who can see the person; likes are for no more people than the profile', async () => {
  show();
  const part = within(await screen.findByRole('region', { name: 'Who can see you' }));
  const options = (select: HTMLElement) =>
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const profile = await part.findByRole('combobox', { name: 'Your profile' });
  expect(profile).toHaveDisplayValue('All members');
  expect(options(profile)).toEqual(['You and your connections', 'All members']);
  await userEvent.selectOptions(profile, 'connections');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(profile).toHaveDisplayValue('You and your connections');
  const likes = part.getByRole('combobox', { name: 'What you like' });
  expect(likes).toHaveDisplayValue('You and your connections');
  expect(options(likes)).toEqual(['Only you', 'You and your connections']);
  await userEvent.selectOptions(likes, 'private');
  await waitFor(() =>
    expect(api.callsTo('/api/user/privacy').map(({ body }) => body)).toContainEqual({
      profile: 'connections',
      likes: 'private',
      open_to_guests: false,
    }),
  );
});

test('opens posts to guests, who have to be members for a profile for connections', async () => {
  show();
  const guests = await screen.findByRole('checkbox', { name: 'Open to guests' });
  expect(guests).toHaveAccessibleDescription(/This site shows them nothing for now/);
  await userEvent.click(guests);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(guests).toBeChecked();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Your profile' }), 'connections');
  await waitFor(() => expect(guests).toBeDisabled());
  expect(guests).not.toBeChecked();
});

test('a child reads what holds, until when, and is offered nothing that would open it', async () => {
  show(undefined, {
    'GET /api/user/data': () => ({ body: { ...meAnswer().body, child_until: '2036-06-01' } }),
  });
  const part = within(await screen.findByRole('region', { name: 'Who can see you' }));
  expect(await part.findByText(/^Because you are under 18, the following holds until/)).toHaveTextContent(
    'until 1 June 2036.',
  );
  expect(part.getByText(/links to your posts show no preview/)).toBeVisible();
  expect(await part.findByRole('combobox', { name: 'What you like' })).toBeVisible();
  expect(part.queryByRole('combobox', { name: 'Your profile' })).not.toBeInTheDocument();
  expect(part.queryByRole('checkbox', { name: 'Open to guests' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Licence of your records' })).not.toBeInTheDocument();
});

test('a refused choice is taken back and says why', async () => {
  show(undefined, { 'POST /api/user/privacy': () => refusal(503, 'unavailable', 'The database rests.') });
  const profile = await screen.findByRole('combobox', { name: 'Your profile' });
  await userEvent.selectOptions(profile, 'connections');
  expect(await screen.findByText('The database rests.')).toBeVisible();
  expect(profile).toHaveDisplayValue('All members');
});

test('what one receives stands apart from reports and decisions', () => {
  show();
  const links = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(links('What you receive')).toEqual([
    'Notification settings',
    'Muted people and words',
    'Animals, parks and hashtags you follow',
  ]);
  expect(links('Reports and decisions')).toEqual(['Your reports', 'Decisions about you']);
});

test('whether lists go on by themselves is kept on the device', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('switch', { name: 'Load more automatically' }));
  unmount();
  api.finish();
  show();
  expect(screen.getByRole('switch', { name: 'Load more automatically' })).not.toBeChecked();
});

test('without blocked people it says where Block is', async () => {
  show();
  expect(await screen.findByText(/You have not blocked anybody/)).toBeVisible();
});

test('a failed list can be retried', async () => {
  let failing = true;
  show(() => [samplePerson(1)], {
    'GET /api/user/blocked': () =>
      failing
        ? refusal(500, 'internal', 'The list did not answer.')
        : { body: { success: true, users: [samplePerson(1)], next_cursor: null } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The list did not answer.');
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Person 1')).toBeVisible();
});

test('a refused download shows the error of the API', async () => {
  show(() => [], {
    'GET /api/user/export': () => refusal(429, 'too_many_requests', 'Please wait 40 min.'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Please wait 40 min.')).toBeVisible();
});

test('the licence of new pictures is chosen once', async () => {
  let licence: PictureLicence = 'all_rights_reserved';
  show(() => [], {
    'GET /api/user/data': () => ({
      body: {
        success: true,
        user: samplePerson(1),
        ...(licence !== 'all_rights_reserved' && { picture_licence: licence }),
      },
    }),
    'POST /api/user/picture-licence': ({ body }) => {
      ({ licence } = body as { licence: PictureLicence });
      return done('New pictures get this licence');
    },
  });
  const select = await screen.findByRole('combobox', { name: 'Licence of new pictures' });
  expect(select).toHaveDisplayValue('All rights reserved');
  await userEvent.selectOptions(select, 'CC BY 4.0');
  expect(await screen.findByText('New pictures get this licence')).toBeVisible();
  await waitFor(() => expect(select).toHaveDisplayValue('CC BY 4.0'));
  expect(select).toHaveAccessibleDescription(/^Others may use and change it if they name you\./);
});

describe('the licence of records', () => {
  const select = () => screen.findByRole('combobox', { name: 'Licence of your records' });
  const download = () => screen.queryByRole('button', { name: 'Download as Darwin Core' });

  test('is none until one is chosen, which offers the archive', async () => {
    let licence: RecordLicence | null = null;
    show(() => [], {
      'GET /api/user/data': () => ({
        body: { success: true, user: samplePerson(1), ...(licence && { record_licence: licence }) },
      }),
      'POST /api/user/record-licence': ({ body }) => {
        ({ licence } = body as { licence: RecordLicence | null });
        return done('Your records are now shared');
      },
      'GET /api/user/darwin-core': () => refusal(429, 'too_many_requests', 'Please wait 40 min.'),
    });
    await waitFor(async () => expect(await select()).toBeEnabled());
    expect(await select()).toHaveDisplayValue('None: they are not shared');
    expect(download()).toBeNull();

    await userEvent.selectOptions(await select(), 'CC BY: for any use that names you');
    expect(await screen.findByText('Your records are now shared')).toBeVisible();
    await waitFor(() => expect(download()).toBeVisible());
    expect(await select()).toHaveValue('cc_by');
    await userEvent.click(await screen.findByRole('button', { name: 'Download as Darwin Core' }));
    expect(await screen.findByText('Please wait 40 min.')).toBeVisible();

    await userEvent.selectOptions(await select(), 'None: they are not shared');
    await waitFor(() => expect(download()).toBeNull());
    expect(api.callsTo('/api/user/record-licence').map(({ body }) => body)).toEqual([
      { licence: 'cc_by' },
      { licence: null },
    ]);
  });

  test('a refusal keeps what was', async () => {
    show(() => [], {
      'POST /api/user/record-licence': () => refusal(429, 'too_many_requests', 'Please wait a while.'),
    });
    await waitFor(async () => expect(await select()).toBeEnabled());
    await userEvent.selectOptions(await select(), 'CC0: for any use');
    expect(await screen.findByText('Please wait a while.')).toBeVisible();
    expect(await select()).toHaveValue('none');
  });
});

describe('deleting the account', () => {
  const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete my account' });

  test('needs the word, then ends the session', async () => {
    show(() => [], { 'POST /api/user/delete': () => done('Your account was deleted') });
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const field = await screen.findByRole('textbox', { name: 'Type DELETE to confirm' });
    await userEvent.type(field, 'delete');
    await userEvent.click(confirm());
    expect(field).toHaveAccessibleDescription('Type DELETE to confirm.');
    expect(api.callsTo('/api/user/delete')).toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.type(field, 'DELETE{Enter}');
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect(api.callsTo('/api/user/delete')[0]?.body).toEqual({ confirm: 'DELETE' });
    expect(screen.getByText('Your account was deleted')).toBeVisible();
  });

  test('a failure shows the error and keeps the session', async () => {
    show(() => [], { 'POST /api/user/delete': () => refusal(503, 'unavailable', 'Back in a moment.') });
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    await userEvent.type(await screen.findByRole('textbox'), 'DELETE{Enter}');
    expect(await screen.findByText('Back in a moment.')).toBeVisible();
    expect(signOut).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveValue('DELETE');
  });
});

describe('sign-in', () => {
  const withSettings = fakeSettings();
  const settle = (accountUrl: string | null) =>
    withSettings({ auth: { ...defaultSettings().auth, accountUrl } });

  test('leads to the sessions and the password where the site keeps them', () => {
    settle('https://wild.example/identity/account');
    show();
    expect(screen.getByRole('link', { name: 'Sessions, password and address' })).toHaveAttribute(
      'href',
      'https://wild.example/identity/account?ui_locales=en',
    );
  });

  test('is left to another provider', () => {
    settle(null);
    show();
    expect(screen.getByRole('heading', { name: 'What you receive' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sign-in' })).not.toBeInTheDocument();
  });
});

test.each([
  ['hi', 'आपको क्या मिलता है', 'म्यूट किए हुए लोग और शब्द', 'आपने किसी को ब्लॉक नहीं किया है।'],
  ['mr', 'तुम्हाला काय मिळते', 'म्यूट केलेले लोक आणि शब्द', 'तुम्ही कोणालाही ब्लॉक केलेले नाही.'],
] as const)('a page in %s keeps its language in its links', async (locale, title, muted, none) => {
  inLanguage(locale);
  show();
  const part = within(await screen.findByRole('region', { name: title }));
  expect(part.getByRole('link', { name: muted })).toHaveAttribute(
    'href',
    `/${locale}/community/account/muted`,
  );
  expect(await screen.findByText(none, { exact: false })).toBeVisible();
});
