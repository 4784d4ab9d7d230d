import { useLoaderData } from 'react-router';
import { AnimalNamesProvider } from './animal-names';
import { animalNames } from './animal-names.server';
import NewsPage from './news-page';

export { meta } from './news-page';

/** Runs while the page is prerendered; the English page loads nothing of it. */
export const loader = () => animalNames();

export const shouldRevalidate = () => false;

export default function TranslatedNewsPage() {
  return (
    <AnimalNamesProvider value={useLoaderData<typeof loader>()}>
      <NewsPage />
    </AnimalNamesProvider>
  );
}
