import type { ReactNode } from 'react';
import { gameBySlug, type GameSlug } from '../../lib/games';
import { m } from '../../lib/language/messages';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { GameFrame } from './game-frame';

export function gameMeta(slug: GameSlug) {
  const { title, text } = gameBySlug(slug);
  const path = paths.game(slug);
  return pageMeta({
    title,
    description: m.game_description({ text }),
    path,
    card: 'games',
    trail: [
      { name: m.nav_games(), path: paths.games() },
      { name: title, path },
    ],
  });
}

export const GameView = ({ slug, children }: { slug: GameSlug; children: ReactNode }) => (
  <GameFrame game={gameBySlug(slug)}>{children}</GameFrame>
);
