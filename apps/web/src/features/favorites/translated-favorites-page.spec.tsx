import { animals } from '@aranya/wildlife-data';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLanguage } from '../../testing/in-language';
import { renderAt } from '../../testing/render-at';
import { FavoriteTextsProvider } from './favorite-texts';
import { favoriteTexts } from './favorite-texts.server';
import FavoritesPage from './favorites-page';

test('favorites are kept in English and shown in the language of the page', async () => {
  const tiger = animals.slice(0, 1);
  localStorage.setItem('favorites', JSON.stringify(tiger));
  inLanguage('hi');
  const texts = favoriteTexts();
  renderAt('/hi/favorites', () => (
    <FavoriteTextsProvider value={texts}>
      <FavoritesPage />
    </FavoriteTextsProvider>
  ));
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('बाघ');
  expect(screen.getByRole('link', { name: 'बाघ: देखें' })).toHaveAttribute('href', '/hi/animal/1');
  await userEvent.click(screen.getByRole('button', { name: 'बाघ: हटाएँ' }));
  expect(screen.getByRole('heading', { name: 'अभी कोई पसंदीदा नहीं' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'वापस लाएँ' }));
  expect(JSON.parse(localStorage.getItem('favorites') ?? '')).toMatchObject([
    { id: 1, name: 'Bengal Tiger' },
  ]);
});
