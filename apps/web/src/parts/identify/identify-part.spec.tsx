import type { Identification } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe, samplePerson, samplePost } from '../../testing/samples';
import { foundTaxon, houseSparrow } from '../../testing/taxa';
import { IdentifyPart } from './identify-part';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const { _id, full_name, username, profile_picture } = samplePerson(7, { full_name: 'Priya Nair' });
const priya = { _id, full_name, username, profile_picture };

const said = (changes: Partial<Identification> = {}): Identification => ({
  suggestions: [{ species: 'leopard', total: 1, mine: false, people: [priya], notes: [] }],
  total: 1,
  agreed_species: null,
  own_words: [],
  mine: null,
  ...changes,
});

const post = samplePost(1, { asks: true });

function show(identification: Identification, answers: Parameters<typeof fakeApi>[0] = {}, of = post) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/taxa': () => ({ body: { success: true, taxa: [foundTaxon(houseSparrow)], total: 1 } }),
    'POST /api/identifications/list': () => ({ body: { success: true, identification } }),
    ...answers,
  });
  return renderCommunity('/community/identify', <IdentifyPart post={of} />);
}
const changed = (message: string, identification: Identification) => () => ({
  body: { success: true, message, identification },
});

test('one tap agrees, with what is missing for a name', async () => {
  const mine = { species: 'leopard', note: '' };
  const [leopard] = said().suggestions;
  const after = said({ total: 2, mine, suggestions: leopard ? [{ ...leopard, total: 2, mine: true }] : [] });
  show(said(), { 'POST /api/identifications/suggest': changed('Suggestion saved', after) });
  expect(await screen.findByText(/needs 2 more suggestions/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Agree that it is Leopard' }));
  expect(await screen.findByText('Your suggestion')).toBeVisible();
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(screen.getByText(/needs one more suggestion/)).toBeVisible();
  expect(api.callsTo('/api/identifications/suggest')[0]?.body).toMatchObject({
    species: 'leopard',
    note: '',
  });
});

test('any animal is suggested by a name that the server knows', async () => {
  const mine = { species: 'taxon-16001', taxon: houseSparrow, note: '' };
  show(said(), { 'POST /api/identifications/suggest': changed('Suggestion saved', said({ mine })) });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Suggest a name' }), 'sparrow');
  await userEvent.click(await screen.findByRole('option', { name: /House Sparrow/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Suggest House Sparrow' }));
  expect(await screen.findByText('It replaces your suggestion, House Sparrow.')).toBeVisible();
  expect(api.callsTo('/api/identifications/suggest')[0]?.body).toMatchObject({ species: 'taxon-16001' });
});

test('names beyond the guide are shown as others are, with what is agreed on so far', async () => {
  const passer = { ...houseSparrow, id: 12, scientific_name: 'Passer', name: null, rank: 'genus' };
  const sparrow = {
    species: 'taxon-16001',
    taxon: houseSparrow,
    total: 2,
    mine: false,
    people: [priya],
    notes: [],
  };
  show(
    said({
      suggestions: [sparrow, { ...sparrow, species: 'taxon-12', taxon: passer, total: 1 }],
      total: 3,
      higher_name: { species: 'taxon-12', taxon: passer, agree: 3 },
    }),
  );
  expect(await screen.findByText(/^So far the community says/)).toHaveTextContent(
    'So far the community says Passer: 3 of 3 agree.',
  );
  expect(screen.getByText(/No species yet/)).toHaveTextContent(
    '1 said Passer, 2 a species within it. No species yet: two thirds must agree.',
  );
  expect(screen.getByRole('link', { name: 'Passer' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Agree that it is House Sparrow' })).toBeVisible();
});

test('a refused suggestion keeps the species and what was typed', async () => {
  show(said(), {
    'POST /api/identifications/suggest': () => refusal(429, 'too_many_requests', 'That was a lot at once.'),
  });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Suggest a name' }), 'dhole{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'Bushy tail');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest Dhole' }));
  expect(await screen.findByText('That was a lot at once.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Why/ })).toHaveValue('Bushy tail');
});

test('the author takes a suggested name, which settles nothing for the community', async () => {
  const before = said();
  const own = samplePost(1, { asks: true, user: sampleMe() });
  show(
    before,
    {
      'POST /api/identifications/own-word': changed('Name saved', {
        ...before,
        own_words: ['leopard'],
      }),
    },
    own,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Take this name (Leopard)' }));
  expect(await screen.findByText('You say so too')).toBeVisible();
  expect(screen.getByText('Name saved')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take this name/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
  expect(screen.getByRole('heading', { name: 'Is this name right?' })).toBeVisible();
  expect(screen.getByText(/^The community’s own name needs 2 more suggestions/)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the word of the author stands beside the suggestions of others', async () => {
  show(said({ own_words: ['fishing-cat'] }));
  expect(await screen.findByText(/who saw it, says/)).toHaveTextContent('Meera Kulkarni');
  expect(screen.getByRole('link', { name: 'Fishing Cat' })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Suggestions' })).getAllByRole('listitem');
  expect(rows).toHaveLength(1);
});

test('a name that the author and others say stands in one row', async () => {
  show(said({ own_words: ['leopard'] }));
  expect(await screen.findByText(/who saw it, says so too/)).toHaveTextContent('Meera Kulkarni');
  expect(screen.getAllByRole('link', { name: 'Leopard' })).toHaveLength(1);
});

test('the note on what others see speaks of no place where there is none', async () => {
  const sighting = { species: [], place: null, seen_on: '2026-11-03', protected: true };
  show(said(), {}, samplePost(1, { asks: true, user: sampleMe(), sighting }));
  expect(await screen.findByText(/To show them the exact day, edit the post/)).toBeVisible();
});

test('what could not be loaded can be tried again', async () => {
  show(said(), { 'POST /api/identifications/list': () => refusal(503, 'unavailable', 'Back in a moment.') });
  expect(await screen.findByText('Back in a moment.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: /again/i })).toBeEnabled());
});
