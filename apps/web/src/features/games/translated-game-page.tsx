import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { gameBySlug } from '../../lib/games';
import { DetectiveGame } from './detective/detective-game';
import { type GameTexts, GameTextsProvider } from './game-texts';
import { gameTexts } from './game-texts.server';
import { GameView } from './game-view';
import { WildMatchGame } from './wild-match/wild-match-game';

export { gameMeta as meta } from './game-view';

/** Runs while the page is prerendered; the English page loads nothing of it. */
export function loader({ params }: { params: { game?: string } }): GameTexts {
  const game = gameBySlug(params.game);
  return game ? gameTexts(game.slug) : { species: {}, animals: {} };
}

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['game'] !== nextParams['game'];

/** The words of Animal Wordle are English. */
const boards = { 'wild-match': WildMatchGame, detective: DetectiveGame };

export default function TranslatedGamePage() {
  return (
    <GameTextsProvider value={useLoaderData<typeof loader>()}>
      <GameView boards={boards} />
    </GameTextsProvider>
  );
}
