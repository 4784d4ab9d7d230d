import { useLoaderData } from 'react-router';
import { GameWordsProvider } from '../game-texts';
import { gameWords } from '../game-texts.server';
import DetectivePage from './detective-page';

export { meta } from './detective-page';

/** Runs while the page is prerendered; the English page loads nothing of it. */
export const loader = () => gameWords('detective');
export const shouldRevalidate = () => false;

export default function TranslatedDetectivePage() {
  return (
    <GameWordsProvider words={useLoaderData<typeof loader>()}>
      <DetectivePage />
    </GameWordsProvider>
  );
}
