import { useSyncExternalStore } from 'react';
import type { GameStatistics, StatisticsSnapshot } from './game-statistics';

/** One game's statistics as they are now in this browser, in all its tabs; `ready` is false until hydration. */
export function useGameStatistics<T>(game: GameStatistics<T>): StatisticsSnapshot<T> {
  return useSyncExternalStore(game.subscribe, game.snapshot, () => game.beforeHydration);
}
