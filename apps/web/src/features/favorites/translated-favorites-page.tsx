import { useLoaderData } from 'react-router';
import { type FavoriteTexts, FavoriteTextsProvider } from './favorite-texts';
import { favoriteTexts } from './favorite-texts.server';
import FavoritesPage from './favorites-page';

export { meta } from './favorites-page';

/** Runs while the page is prerendered; the English page loads nothing of it. */
export const loader = (): FavoriteTexts => favoriteTexts();

export const shouldRevalidate = () => false;

export default function TranslatedFavoritesPage() {
  return (
    <FavoriteTextsProvider value={useLoaderData<typeof loader>()}>
      <FavoritesPage />
    </FavoriteTextsProvider>
  );
}
