import { useLoaderData } from 'react-router';
import { GameWordsProvider } from '../game-texts';
import { gameWords } from '../game-texts.server';
import WildMatchPage from './wild-match-page';

export { meta } from './wild-match-page';

/** Runs while the page is prerendered; the English page loads nothing of it. */
export const loader = () => gameWords('wild-match');
export const shouldRevalidate = () => false;

export default function TranslatedWildMatchPage() {
  return (
    <GameWordsProvider words={useLoaderData<typeof loader>()}>
      <WildMatchPage />
    </GameWordsProvider>
  );
}
