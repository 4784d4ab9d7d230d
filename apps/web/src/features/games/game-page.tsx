import type { ComponentType } from 'react';
import type { GameSlug } from '../../lib/games';
import { DetectiveGame } from './detective/detective-game';
import { GameView } from './game-view';
import { WildMatchGame } from './wild-match/wild-match-game';
import { WordleGame } from './wordle/wordle-game';

export { gameMeta as meta } from './game-view';

const boards: Record<GameSlug, ComponentType> = {
  'wild-match': WildMatchGame,
  wordle: WordleGame,
  detective: DetectiveGame,
};

export default function GamePage() {
  return <GameView boards={boards} />;
}
