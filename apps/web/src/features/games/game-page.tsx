import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { m } from '../../lib/language/messages';
import { NotFound } from '../../parts/site/not-found';
import { pageMeta, privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { DetectiveGame } from './detective/detective-game';
import { GameFrame } from './game-frame';
import { gameBySlug, type GameSlug } from '../../lib/games';
import { WildMatchGame } from './wild-match/wild-match-game';
import { WordleGame } from './wordle/wordle-game';

const boards: Record<GameSlug, ComponentType> = {
  'wild-match': WildMatchGame,
  wordle: WordleGame,
  detective: DetectiveGame,
};

export function meta({ params }: { params: { game?: string } }) {
  const game = gameBySlug(params.game);
  if (!game) return privateMeta(m.not_found_page());
  const path = paths.game(game.slug);
  return pageMeta({
    title: game.title,
    description: m.game_description({ text: game.text }),
    path,
    card: 'games',
    trail: [
      { name: m.nav_games(), path: paths.games() },
      { name: game.title, path },
    ],
  });
}

export default function GamePage() {
  const game = gameBySlug(useParams().game);
  if (!game) return <NotFound />;
  const Board = boards[game.slug];
  return (
    <GameFrame key={game.slug} game={game}>
      <Board />
    </GameFrame>
  );
}
