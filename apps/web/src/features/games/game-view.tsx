import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../../parts/site/not-found';
import { gameBySlug, type GameSlug } from '../../lib/games';
import { m } from '../../lib/language/messages';
import { pageMeta, privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { GameFrame } from './game-frame';

export function gameMeta({ params }: { params: { game?: string } }) {
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

export function GameView({ boards }: { boards: Partial<Record<GameSlug, ComponentType>> }) {
  const game = gameBySlug(useParams().game);
  const Board = game && boards[game.slug];
  if (!Board) return <NotFound />;
  return (
    <GameFrame key={game.slug} game={game}>
      <Board />
    </GameFrame>
  );
}
