import { useLoaderData } from 'react-router';
import { defaultText } from './default-texts.server';
import TermsPage from './terms-page';

export { meta } from './terms-page';

export const loader = () => defaultText('terms');

export const shouldRevalidate = () => false;

export default function TranslatedTermsPage() {
  return <TermsPage rendered={useLoaderData<typeof loader>()} />;
}
