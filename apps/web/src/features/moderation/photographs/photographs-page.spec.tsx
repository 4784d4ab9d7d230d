import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { sampleId } from '../../../testing/samples';
import { done, samplePhoto, teamAnswer } from '../testing/admin-samples';
import PhotographsPage from './photographs-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(answers: Parameters<typeof fakeApi>[0] = {}, query = '') {
  const given = { photos: [samplePhoto(1)] };
  api = fakeApi({
    'GET /api/user/data': teamAnswer(),
    'GET /api/admin/photos': () => ({ body: { success: true, photos: given.photos, next_cursor: null } }),
    ...answers,
  });
  renderCommunity(
    `/community/admin/photographs${query}`,
    <PhotographsPage />,
    '/community/admin/photographs',
  );
  return given;
}

test('features a picture and takes it off; author, licence and species stand with it', async () => {
  const given = show({
    'POST /api/admin/photos/feature': ({ body }) => {
      const { featured } = body as { featured: boolean };
      given.photos = [samplePhoto(1, { featured })];
      return done(featured ? 'Featured' : 'Taken off');
    },
  });
  const card = within(await screen.findByRole('article', { name: /^Bengal Tiger/ }));
  expect(card.getByText(/CC BY 4\.0/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Person 1' })).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Feature' }));
  expect(await card.findByText('On the page of the species')).toBeVisible();
  expect(api.callsTo('/api/admin/photos/feature')[0]?.body).toEqual({
    species: 'bengal-tiger',
    post_id: sampleId(6001),
    position: 0,
    featured: true,
  });
  await userEvent.click(card.getByRole('button', { name: 'Unfeature' }));
  expect(await card.findByRole('button', { name: 'Feature' })).toBeVisible();
});

test('one species, and the featured ones, are asked for by the address', async () => {
  show({}, '?species=bengal-tiger&only=featured');
  await userEvent.click(await screen.findByRole('button', { name: 'Bengal Tiger: show all species' }));
  expect(api.callsTo('/api/admin/photos')[0]?.query.toString()).toBe('species=bengal-tiger&only=featured');
  expect(await screen.findByRole('combobox', { name: 'Species' })).toBeVisible();
});

test('a refusal is told and changes nothing', async () => {
  show({ 'POST /api/admin/photos/feature': () => refusal(409, 'conflict', 'The licence was changed.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Feature' }));
  expect(await screen.findByText('The licence was changed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Feature' })).toBeVisible();
});
