import { useLoaderData } from 'react-router';
import { IndexTextsProvider } from '../explorer/index-texts';
import { indexTexts } from '../explorer/index-texts.server';
import ComparePage, { loader as compareLoader } from './compare-page';

export { meta } from './compare-page';

/** The search knows the names of the page's language; the English page loads nothing of it. */
export const loader = () => ({ ...compareLoader(), texts: indexTexts() });

export const shouldRevalidate = () => false;

export default function TranslatedComparePage() {
  return (
    <IndexTextsProvider value={useLoaderData<typeof loader>().texts}>
      <ComparePage />
    </IndexTextsProvider>
  );
}
