import { gameMeta, GameView } from '../game-view';
import { WordleGame } from './wordle-game';

export const meta = () => gameMeta('wordle');

export default function WordlePage() {
  return (
    <GameView slug="wordle">
      <WordleGame />
    </GameView>
  );
}
