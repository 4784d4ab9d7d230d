export { createGameStatistics } from './game-statistics';
export type { GameStatistics, StatisticsSnapshot, StoredFields } from './game-statistics';
export { countOf, countsOf, positiveOf } from './stored-values';
export { useGameStatistics } from './use-game-statistics';
