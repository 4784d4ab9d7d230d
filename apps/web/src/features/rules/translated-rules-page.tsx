import { useLoaderData } from 'react-router';
import { defaultText } from './default-texts.server';
import RulesPage from './rules-page';

export { meta } from './rules-page';

export const loader = () => defaultText('rules');

export const shouldRevalidate = () => false;

export default function TranslatedRulesPage() {
  return <RulesPage rendered={useLoaderData<typeof loader>()} />;
}
