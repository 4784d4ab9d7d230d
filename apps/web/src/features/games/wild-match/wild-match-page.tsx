import { gameMeta, GameView } from '../game-view';
import { WildMatchGame } from './wild-match-game';

export const meta = () => gameMeta('wild-match');

export default function WildMatchPage() {
  return (
    <GameView slug="wild-match">
      <WildMatchGame />
    </GameView>
  );
}
