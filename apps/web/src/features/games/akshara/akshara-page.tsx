import { m } from '../../../lib/language/messages';
import { pageMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { GameFrame } from '../game-frame';
import { AksharaGame } from './akshara-game';

export function meta() {
  const path = paths.game('akshara');
  return pageMeta({
    title: m.akshara_title(),
    description: m.game_description({ text: m.akshara_text() }),
    path,
    card: 'games',
    trail: [
      { name: m.nav_games(), path: paths.games() },
      { name: m.akshara_title(), path },
    ],
  });
}

export default function AksharaPage() {
  return (
    <GameFrame game={{ slug: 'akshara', title: m.akshara_title(), rules: m.akshara_rules() }}>
      <AksharaGame />
    </GameFrame>
  );
}
