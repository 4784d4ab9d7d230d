import { useLoaderData } from 'react-router';
import { animalNames } from '../../data/translation/animal-names.server';
import { PageTextsProvider } from '../../lib/language/page-texts';
import NewsPage from './news-page';

export { meta } from './news-page';

/** Runs while the page is prerendered; the English page loads nothing of it. */
export const loader = () => animalNames();

export const shouldRevalidate = () => false;

export default function TranslatedNewsPage() {
  return (
    <PageTextsProvider value={useLoaderData<typeof loader>()}>
      <NewsPage />
    </PageTextsProvider>
  );
}
