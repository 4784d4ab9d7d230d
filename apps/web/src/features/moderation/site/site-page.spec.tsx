import type { SiteSettings, SiteVersion } from '@aranya/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { hoursAgo, teamAnswer } from '../testing/admin-samples';
import SitePage from './site-page';

const NAME = 'वन मित्र मंडळ';
const HASH = 'a'.repeat(64);
const logo = { hash: HASH, image: '/a.png', icon: '/b.png', maskable: '/c.png', width: 512, height: 256 };
const settings: SiteSettings = {
  name: 'Aranya',
  tagline: 'Discover, Connect, Conserve.',
  contact_email: '',
  contact_phone: '',
  contact_address: '',
  welcome: '',
  about: '',
  logo: null,
  accent: null,
  sponsor: { title: 'Tall grass needs friends', text: 'An invented trust.', link: '' },
  testimonials: [{ name: 'Meera Kulkarni', role: 'Photographer', quote: 'One lens fewer.' }],
  hidden_sections: [],
  claim: { kind: 'text', text: 'Used by 10k+ Wildlife enthusiast' },
  open_to_guests: false,
  asks_acceptance: false,
  age_question: 'none',
  footer: '',
  social: [],
  tiles: { kind: 'installed' },
};
const installed: SiteVersion = { revision: 0, settings, savedAt: null, saved_by: null };
const versionOf = (revision: number, changed: Partial<SiteSettings>): SiteVersion => ({
  revision,
  settings: { ...settings, ...changed },
  savedAt: hoursAgo(1),
  saved_by: 'Asha Rao',
});

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show({ versions = [installed], asks = false, role = 'admin' as 'admin' | 'moderator' } = {}) {
  const given = { versions };
  api = fakeApi({
    'GET /api/user/data': teamAnswer(role),
    'GET /api/admin/site': () => ({ body: { success: true, versions: given.versions, asks } }),
    'POST /api/admin/site/logo': ({ body }) =>
      ((body as FormData).get('logo') as File).name === 'logo.svg'
        ? { body: { success: true, logo } }
        : refusal(415, 'unsupported_media', 'The file is damaged.'),
    'POST /api/admin/site/save': ({ body }) => {
      const sent = body as { revision: number; settings: SiteSettings };
      const { tiles } = sent.settings;
      if (tiles.kind === 'own' && tiles.attribution === '')
        return {
          status: 400,
          body: {
            success: false,
            code: 'invalid_input',
            message: 'The attribution cannot be empty.',
            fields: { 'settings.tiles.attribution': 'The attribution cannot be empty.' },
          },
        };
      if (sent.settings.name === '')
        return {
          status: 400,
          body: {
            success: false,
            code: 'invalid_input',
            message: 'The name of the site cannot be empty.',
            fields: { 'settings.name': 'The name of the site cannot be empty.' },
          },
        };
      if (sent.revision !== given.versions[0]?.revision)
        return {
          status: 409,
          body: {
            success: false,
            code: 'conflict',
            message: 'Somebody else has changed the site meanwhile.',
          },
        };
      const version = { ...versionOf(sent.revision + 1, sent.settings), saved_by: 'Kabir Rathore' };
      given.versions = [version, ...given.versions];
      return { body: { success: true, message: 'The site is changed', version } };
    },
  });
  renderCommunity('/community/admin/site', <SitePage />);
  return given;
}

const sent = () =>
  api.callsTo('/api/admin/site/save').at(-1)?.body as { revision: number; settings: SiteSettings };

async function type(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (group: string, choice: string) =>
  userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name: choice }));

test('a new name is shown in its place while it is typed, and saved with what is left out', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await type('Name of the site', NAME);
  expect(screen.getByRole('figure')).toHaveTextContent(`Welcome to ${NAME}`);
  await choose('Sponsor box', 'Leave out');
  await choose('How many people use it', 'Count the members');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Open to guests' }));
  await press('Save');
  expect(await screen.findByText('The site is changed')).toBeVisible();
  expect(sent()).toEqual({
    revision: 0,
    settings: { ...settings, name: NAME, sponsor: null, claim: { kind: 'counted' }, open_to_guests: true },
  });
});

test('a logo is uploaded, shown in its place, and saved or left out', async () => {
  show();
  const choose = async (name: string) =>
    userEvent.upload(
      await screen.findByLabelText(/^Choose a/),
      new File(['<svg/>'], name, { type: 'image/svg+xml' }),
    );
  const shown = () => screen.getByRole('figure').querySelector('img')?.getAttribute('src');
  await choose('damaged.svg');
  expect(await screen.findByText('The file is damaged.')).toBeVisible();
  expect(shown()).toBe('/favicon.svg');
  await choose('logo.svg');
  expect(await screen.findByLabelText('Choose another logo')).toBeVisible();
  expect(screen.queryByText('The file is damaged.')).toBeNull();
  expect(shown()).toBe(`/media/logo/${HASH}/image.png`);
  await press('Save');
  expect(await screen.findByText('The site is changed')).toBeVisible();
  expect(sent().settings.logo).toBe(HASH);
  await press('Use the emblem');
  expect(shown()).toBe('/favicon.svg');
});

test('a colour that is too pale is told with the nearest that can be read', async () => {
  show();
  await screen.findByLabelText('Name of the site');
  await choose('Colour', 'Own colour');
  fireEvent.change(screen.getByLabelText('Colour of links'), { target: { value: '#f0a02c' } });
  expect(screen.getByRole('status')).toHaveTextContent('Too pale to be read: 1.6 to 1, where 4.5 is needed.');
  await press('Use #8d580a');
  expect(screen.queryByRole('status')).toBeNull();
  await press('Save');
  expect(await screen.findByText('The site is changed')).toBeVisible();
  expect(sent().settings.accent).toBe('#8d580a');
});

test('links, the line in the footer and map tiles are saved, and what is wrong is told at its field', async () => {
  show();
  await type('Line in the footer', 'Founded 1974');
  await press('Add a link');
  await press('Add a link');
  await press('Remove link 1');
  const link = screen.getByRole('group', { name: 'Link 1' });
  await userEvent.type(within(link).getByLabelText('Address'), 'https://films.example/club');
  await choose('Maps', 'Another server');
  await userEvent.click(screen.getByLabelText('Address of the tiles'));
  await userEvent.paste('https://maps.example/{z}/{x}/{y}.png');
  await press('Save');
  expect(await screen.findByLabelText('Attribution')).toHaveAccessibleDescription(
    /^The attribution cannot be empty\./,
  );
  await type('Attribution', 'Maps');
  await type('Highest zoom', '16');
  await press('Save');
  expect(await screen.findByText('The site is changed')).toBeVisible();
  expect(sent().settings).toEqual({
    ...settings,
    footer: 'Founded 1974',
    social: [{ name: '', url: 'https://films.example/club' }],
    tiles: {
      kind: 'own',
      url: 'https://maps.example/{z}/{x}/{y}.png',
      attribution: 'Maps',
      link: '',
      max_zoom: 16,
    },
  });
});

test('sections of the first page can be left out, and stay in order', async () => {
  show();
  for (const section of [/^What people say, and/, /^Fun Wildlife/, /^Key Features/])
    await userEvent.click(await screen.findByRole('checkbox', { name: section }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Key Features/ }));
  await press('Save');
  expect(await screen.findByText('The site is changed')).toBeVisible();
  expect(sent().settings.hidden_sections).toEqual(['facts', 'voices']);
});

test('what is refused is told at its field, and nothing typed is lost', async () => {
  show();
  await type('Name of the site', '');
  await type('Tagline', 'Birds of the river');
  await press('Save');
  expect(await screen.findByLabelText('Name of the site')).toHaveAccessibleDescription(
    'The name of the site cannot be empty.',
  );
  expect(screen.getByLabelText('Name of the site')).toHaveFocus();
  expect(screen.getByLabelText('Tagline')).toHaveValue('Birds of the river');
});

test('a change of somebody else is told, and the own one can be saved over it', async () => {
  const given = show();
  await type('Name of the site', NAME);
  given.versions = [versionOf(1, { name: 'River Club' }), installed];
  await press('Save');
  expect(await screen.findByText(/^Asha Rao has changed the site meanwhile/)).toHaveTextContent('River Club');
  expect(screen.getByLabelText('Name of the site')).toHaveValue(NAME);
  await press('Save mine');
  expect(await screen.findByText('The site is changed')).toBeVisible();
  expect(sent()).toMatchObject({ revision: 1, settings: { name: NAME } });
});

test('an earlier version can be used again', async () => {
  show({ versions: [versionOf(1, { name: 'River Club' }), installed] });
  await screen.findByDisplayValue('River Club');
  await press('Use again Aranya');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Use again' }));
  expect(await screen.findByDisplayValue('Aranya')).toBeVisible();
  expect(sent()).toEqual({ revision: 1, settings });
});

test('a new site asks about each invented text before it saves', async () => {
  show({ asks: true });
  await screen.findByLabelText('Name of the site');
  await choose('Sponsor box', 'Leave out');
  await choose('What people say', 'Keep');
  await press('Save');
  expect(screen.getByRole('region', { name: 'How many people use it' })).toHaveAccessibleDescription(
    'Decide what becomes of it.',
  );
  const claim = within(screen.getByRole('group', { name: 'How many people use it' }));
  expect(claim.getByRole('button', { name: 'Keep' })).toHaveFocus();
  expect(api.callsTo('/api/admin/site/save')).toHaveLength(0);
  await choose('How many people use it', 'Change');
  await type('Text', 'Used by all of us');
  await press('Save');
  expect(await screen.findByText('The site is changed')).toBeVisible();
  expect(sent().settings).toEqual({
    ...settings,
    sponsor: null,
    claim: { kind: 'text', text: 'Used by all of us' },
  });
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
});

test('a moderator does not see it', async () => {
  show({ role: 'moderator' });
  expect(await screen.findByRole('heading', { name: 'Only admins can change the site' })).toBeVisible();
  expect(api.callsTo('/api/admin/site')).toHaveLength(0);
});
