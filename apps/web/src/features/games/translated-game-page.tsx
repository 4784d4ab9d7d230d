import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { gameBySlug } from '../../lib/games';
import { DetectiveGame } from './detective/detective-game';
import { PageTextsProvider } from '../../lib/language/page-texts';
import { GameTextsProvider } from './game-texts';
import { gameWords, type GameWords } from './game-texts.server';
import { GameView } from './game-view';
import { WildMatchGame } from './wild-match/wild-match-game';

export { gameMeta as meta } from './game-view';

/** Runs while the page is prerendered; the English page loads nothing of it. */
export function loader({ params }: { params: { game?: string } }): GameWords {
  const game = gameBySlug(params.game);
  return game ? gameWords(game.slug) : { names: {}, texts: {} };
}

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['game'] !== nextParams['game'];

/** The words of Animal Wordle are English. */
const boards = { 'wild-match': WildMatchGame, detective: DetectiveGame };

export default function TranslatedGamePage() {
  const { names, texts } = useLoaderData<typeof loader>();
  return (
    <PageTextsProvider value={names}>
      <GameTextsProvider value={texts}>
        <GameView boards={boards} />
      </GameTextsProvider>
    </PageTextsProvider>
  );
}
