import { gameMeta, GameView } from '../game-view';
import { DetectiveGame } from './detective-game';

export const meta = () => gameMeta('detective');

export default function DetectivePage() {
  return (
    <GameView slug="detective">
      <DetectiveGame />
    </GameView>
  );
}
