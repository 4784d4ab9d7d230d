import { AksharaCard } from '../akshara/akshara-card';
import { GamesHub } from './games-hub';

export { meta } from './games-page';

/** The English page loads nothing of the game in Devanagari. */
export default function TranslatedGamesPage() {
  return <GamesHub first={<AksharaCard />} />;
}
