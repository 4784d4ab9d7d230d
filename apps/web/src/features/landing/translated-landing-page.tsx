import { useLoaderData } from 'react-router';
import { type PageTexts, PageTextsProvider } from '../../lib/language/page-texts';
import LandingPage from './landing-page';
import { landingTexts } from './landing-texts.server';

export { meta } from './landing-page';

/** Runs while the page is prerendered; the English page loads nothing of it. */
export const loader = (): PageTexts => landingTexts();

export const shouldRevalidate = () => false;

export default function TranslatedLandingPage() {
  return (
    <PageTextsProvider value={useLoaderData<typeof loader>()}>
      <LandingPage />
    </PageTextsProvider>
  );
}
