import { m } from '../../../lib/language/messages';
import { pageMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { GamesHub } from './games-hub';

export const meta = () =>
  pageMeta({
    title: m.games_title(),
    description: m.games_description(),
    path: paths.games(),
    card: 'games',
    trail: [{ name: m.nav_games(), path: paths.games() }],
  });

export default function GamesPage() {
  return <GamesHub />;
}
