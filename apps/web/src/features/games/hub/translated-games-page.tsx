import { AksharaCard } from '../akshara/akshara-card';
import GamesPage from './games-page';

export { meta } from './games-page';

/** The English page loads nothing of the game in Devanagari. */
export default function TranslatedGamesPage() {
  return <GamesPage first={<AksharaCard />} />;
}
