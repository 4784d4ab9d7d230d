import { useLoaderData } from 'react-router';
import ExplorerPage from './explorer-page';
import type { IndexTexts } from './index-texts';
import { indexTexts } from './index-texts.server';
import { TranslatedIndex } from './translated-index';

export { meta } from './explorer-page';

/** Runs while the page is prerendered; the English explorer loads nothing of it. */
export const loader = (): IndexTexts => indexTexts();

export const shouldRevalidate = () => false;

export default function TranslatedExplorerPage() {
  return (
    <TranslatedIndex texts={useLoaderData<typeof loader>()}>
      <ExplorerPage />
    </TranslatedIndex>
  );
}
