import { animals, type Animal } from '@aranya/wildlife-data';
import { waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { FavoritesSync } from './favorites-sync';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const [tiger, lion] = animals as [Animal, Animal, ...Animal[]];
const stored = () => JSON.parse(localStorage.getItem('favorites') ?? '[]') as Animal[];

test("sends the visitor's favourites right after the first answer, and stores whole records of the others", async () => {
  localStorage.setItem('aranya.session', 'true');
  localStorage.setItem('favorites', JSON.stringify([tiger]));
  const answer = (favorites: string[]) => ({
    body: { success: true, favorites, as_of: new Date().toISOString() },
  });
  api = fakeApi({
    'GET /api/user/favorites': () => answer([lion.slug]),
    'POST /api/user/favorites': () => answer([lion.slug, tiger.slug]),
  });
  renderCommunity('/community', <FavoritesSync userId="11111111-1111-4111-8111-111111111111" />);
  await waitFor(() =>
    expect(api.callsTo('/api/user/favorites').at(-1)?.body).toMatchObject({
      changes: [{ species: tiger.slug, favorite: true }],
    }),
  );
  await waitFor(() => expect(stored()).toEqual([lion, tiger]));
});
