import { useLoaderData } from 'react-router';
import { keptTexts } from './kept-texts.server';
import PrivacyPage from './privacy-page';

export { meta } from './privacy-page';

export const loader = () => keptTexts();

export const shouldRevalidate = () => false;

export default function TranslatedPrivacyPage() {
  return <PrivacyPage kept={useLoaderData<typeof loader>()} />;
}
