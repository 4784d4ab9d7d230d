import { useLoaderData } from 'react-router';
import { indexTexts } from '../explorer/index-texts.server';
import { TranslatedIndex } from '../explorer/translated-index';
import ComparePage, { loader as compareLoader } from './compare-page';

export { meta } from './compare-page';

/** The search knows the names of the page's language; the English page loads nothing of it. */
export const loader = () => ({ ...compareLoader(), texts: indexTexts() });

export const shouldRevalidate = () => false;

export default function TranslatedComparePage() {
  return (
    <TranslatedIndex texts={useLoaderData<typeof loader>().texts}>
      <ComparePage />
    </TranslatedIndex>
  );
}
